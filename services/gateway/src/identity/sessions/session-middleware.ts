import type { Request, RequestHandler } from 'express';
import session from 'express-session';
import type { GatewayConfig } from '../../config.ts';
import { isSafe } from '../../edge/same-origin.guard.ts';
import { cookieName, cookieOf, cookieOptions } from './cookies.ts';
import type { PostgresSessionStore } from './postgres-session.store.ts';
import { sessionIfAny, sessionOnDemand } from '../../edge/session-on-demand.ts';

/** Loads the session of the cookie. The cookie ends with the browser; the server decides when the session does. */
export function sessionMiddleware(config: GatewayConfig, store: PostgresSessionStore): RequestHandler[] {
  const name = cookieName(config, 'rep13');
  const load = session({
    name,
    secret: config.sessionSecrets,
    store,
    resave: false,
    saveUninitialized: false,
    proxy: true,
    cookie: cookieOptions(config),
  });
  const bringsCookie = (request: Request) => cookieOf(request, name) !== undefined;
  const https = config.isHttps ? [markAsHttps] : [];
  return [...https, sessionOnDemand(load, bringsCookie), leaveUntouchedInBackground(store)];
}

/**
 * Our screens poll with `X-Background: 1`; such a reading request does not prolong the session. A page that sends it
 * without need can only end its own session sooner.
 */
const leaveUntouchedInBackground =
  (store: PostgresSessionStore): RequestHandler =>
  (request, _response, next) => {
    const session = sessionIfAny(request);
    if (session && isSafe(request) && request.get('X-Background') === '1') store.leaveUntouched(session);
    next();
  };

/** With an https address, TLS ended at a proxy: the hop to us says nothing about the browser's connection. */
const markAsHttps: RequestHandler = (request, _response, next) => {
  request.headers['x-forwarded-proto'] = 'https';
  next();
};
