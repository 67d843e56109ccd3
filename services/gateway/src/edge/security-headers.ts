import type { Request, RequestHandler, Response } from 'express';
import helmet from 'helmet';

const YEAR_S = 31_536_000;

/** Answers of the API are data: nothing in them may run, be framed or be kept. */
export function apiHeaders(isHttps: boolean): RequestHandler {
  const directives = { defaultSrc: ["'none'"], frameAncestors: ["'none'"] };
  const headers = [...writtenBy(headersWith(isHttps, directives)), ['Cache-Control', 'no-store'] as const];
  return (_request, response, next) => {
    for (const [name, value] of headers) response.setHeader(name, value);
    next();
  };
}

/** What such a handler writes onto every answer alike. */
function writtenBy(handler: RequestHandler): Map<string, string> {
  const headers = new Map<string, string>();
  const response = {
    setHeader: (name: string, value: string) => headers.set(name, value),
    removeHeader() {},
  };
  void handler({} as Request, response as unknown as Response, () => undefined);
  return headers;
}

/**
 * At a sign-out the browser forgets the pages that it would show again on going back. Not `cookies`: the session's
 * is worth nothing by then, and the others are known devices and choices that outlive a session. Not `storage`: it holds
 * the answer about cookies and what is typed into forms, which a sign-out in another tab must not take away.
 */
export const LEAVES_NOTHING = ['Clear-Site-Data', '"cache"'] as const;

/** The API's own documentation is a page: it may run the scripts it comes with. */
export const docsHeaders = (isHttps: boolean): RequestHandler =>
  headersWith(isHttps, {
    defaultSrc: ["'none'"],
    scriptSrc: ["'self'"],
    styleSrc: ["'self'", "'unsafe-inline'"],
    imgSrc: ["'self'", 'data:'],
    connectSrc: ["'self'"],
    baseUri: ["'none'"],
    formAction: ["'none'"],
    frameAncestors: ["'none'"],
  });

const headersWith = (isHttps: boolean, directives: Record<string, string[]>): RequestHandler =>
  helmet({
    contentSecurityPolicy: { useDefaults: false, directives },
    strictTransportSecurity: isHttps && { maxAge: YEAR_S, includeSubDomains: true },
    referrerPolicy: { policy: 'no-referrer' },
    xFrameOptions: { action: 'deny' },
  }) as RequestHandler;
