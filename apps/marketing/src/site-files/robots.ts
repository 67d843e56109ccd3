/** Pages that belong to one person each; not for search engines. */
const PRIVATE = [
  '/api/',
  '/admin',
  '/authorities/r/',
  '/client/',
  '/payment',
  '/signature/',
  '/provider-information',
  '/ads/success',
];

/** `/robots.txt`: the public pages are for everybody. RFC 9309. */
export const robots = (): string =>
  [
    'User-agent: *',
    ...PRIVATE.map((path) => `Disallow: ${path}`),
    '',
    'Sitemap: %ORIGIN%/sitemap.xml',
    '',
  ].join('\n');
