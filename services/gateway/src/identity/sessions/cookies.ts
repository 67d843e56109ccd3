import { parseCookie } from 'cookie';
import type { Request } from 'express';

type Site = { readonly isHttps: boolean };

/** With https, a name that only this host can have set (RFC 6265bis, section 4.1.3.2). */
export const cookieName = ({ isHttps }: Site, name: string): string => `${isHttps ? '__Host-' : ''}${name}`;

export const cookieOptions = ({ isHttps }: Site) =>
  ({ httpOnly: true, sameSite: 'lax', secure: isHttps, path: '/' }) as const;

export const cookieOf = ({ headers }: Request, name: string): string | undefined =>
  headers.cookie === undefined ? undefined : parseCookie(headers.cookie)[name];
