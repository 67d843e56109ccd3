export type RemoteName = 'marketing' | 'funnel' | 'client-portal' | 'admin';

const OWNERS: readonly [RegExp, RemoteName][] = [
  [/^\/(check|signup|payment|signature|ads|provider-information)(\/|$)/, 'funnel'],
  [/^\/client(\/|$)/, 'client-portal'],
  [/^\/admin(\/|$)/, 'admin'],
];

/** Which remote a path belongs to; all that is nobody else's is a public page. */
export function ownerOf(pathname: string): RemoteName {
  return OWNERS.find(([pattern]) => pattern.test(pathname))?.[1] ?? 'marketing';
}
