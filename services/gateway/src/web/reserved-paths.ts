/**
 * Addresses outside `/api` that the gateway answers itself, not the site. What is on the list has the limits and the
 * log of the API; what a controller answers and is not on it would be taken for a page.
 */
export const RESERVED_PATHS = [
  '/register/:number/certificate.pdf',
  '/register/:number/code.svg',
  '/register/:number/appointment.json',
  '/register/:number/appointment.jwt',
  '/status-lists/revocation',
  '/contexts/appointment-v1.jsonld',
  '/contexts/appointment-v2.jsonld',
  '/badge/:number.svg',
  '/.well-known/jwks.json',
  '/.well-known/dsa-representative.json',
  '/.well-known/openpgpkey/policy',
  '/.well-known/openpgpkey/hu/:hash',
] as const;

/** As the router reads them: in any case, with or without a slash at the end. */
const EXPRESSIONS = RESERVED_PATHS.map(
  (path) => new RegExp(`^${path.replaceAll('.', '\\.').replace(/:\w+/, '[^/]+?')}/?$`, 'i'),
);

export const isReserved = (path: string): boolean => EXPRESSIONS.some((expression) => expression.test(path));
