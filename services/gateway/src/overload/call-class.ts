import { isReserved } from '../web/reserved-paths.ts';

/** Those who call the API, by what they call: who they are is not known yet when a request is let in. */
export type CallClass = 'authorities' | 'staff' | 'payments' | 'documents' | 'clients' | 'visitors';

/**
 * How long the work on a call may take, in milliseconds, before fewer of its class are let in. When everything gets
 * slow, visitors reach theirs first and make room; the others then never reach theirs.
 */
export const AIMS: Readonly<Record<CallClass, number>> = {
  visitors: 250,
  clients: 750,
  payments: 1_500,
  documents: 5_000,
  staff: 1_500,
  authorities: 1_500,
};

const PATHS: readonly [RegExp, CallClass][] = [
  [/^\/api\/authority-requests(\/|$)/i, 'authorities'],
  [/^\/api\/admin(\/|$)/i, 'staff'],
  [/^\/api\/payments?(\/|$)/i, 'payments'],
  // A document may only be made when it is asked for: who waits for it takes no place of somebody who signs.
  [/^\/api\/(client|legal-agreement)\/.*pdf$/i, 'documents'],
  [
    /^\/api\/(client|signup|legal-agreement|profile-changes|provider-information|mailed-codes)(\/|$)/i,
    'clients',
  ],
  [/^\/api(\/|$)/i, 'visitors'],
];

/** @param path with or without a query. @returns undefined for a file of the site, which costs nothing to speak of. */
export function callClassOf(path: string): CallClass | undefined {
  const [asked = ''] = path.split('?', 1);
  const found = PATHS.find(([pattern]) => pattern.test(asked))?.[1];
  return found ?? (isReserved(asked) ? 'visitors' : undefined);
}
