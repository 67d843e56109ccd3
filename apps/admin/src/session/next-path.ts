const DASHBOARD = '/admin';

/** What the screen before tells the sign-in page; not in the address, so that a bookmark does not repeat it. */
export interface SignInNews {
  sessionEnded?: boolean;
}

/** The sign-in page's address for somebody who wanted to go elsewhere. */
export function signInPath(wanted: string): string {
  return wanted === DASHBOARD ? '/admin/login' : `/admin/login?next=${encodeURIComponent(wanted)}`;
}

/** Where to go after signing in: an admin page, never another site. */
export function nextPath(search: string): string {
  const wanted = new URLSearchParams(search).get('next') ?? DASHBOARD;
  return /^\/admin([/?]|$)/.test(wanted) && !wanted.startsWith('/admin/login') ? wanted : DASHBOARD;
}
