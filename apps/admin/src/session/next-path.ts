const DESK = '/admin';

/** What the screen before tells the login page; not in the address, so that a bookmark does not repeat it. */
export interface LoginNews {
  sessionEnded?: boolean;
}

/** The login's address for somebody who wanted to go elsewhere. */
export function loginPath(wanted: string): string {
  return wanted === DESK ? '/admin/login' : `/admin/login?next=${encodeURIComponent(wanted)}`;
}

/** Where to go after signing in: a place of the desk, never another site. */
export function nextPath(search: string): string {
  const wanted = new URLSearchParams(search).get('next') ?? DESK;
  return /^\/admin([/?]|$)/.test(wanted) && !wanted.startsWith('/admin/login') ? wanted : DESK;
}
