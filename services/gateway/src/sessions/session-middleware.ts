import type { RequestHandler } from 'express';
import session from 'express-session';
import type { GatewayConfig } from '../config.ts';
import type { PostgresSessionStore } from './postgres-session.store.ts';

/** Loads the session of the cookie. The cookie ends with the browser; the server decides when the session does. */
export function sessionMiddleware(config: GatewayConfig, store: PostgresSessionStore): RequestHandler[] {
  const { isHttps } = config;
  const load = session({
    name: isHttps ? '__Host-rep13' : 'rep13',
    secret: config.SESSION_SECRET,
    store,
    resave: false,
    saveUninitialized: false,
    proxy: true,
    cookie: { httpOnly: true, sameSite: 'lax', secure: isHttps, path: '/' },
  });
  return isHttps ? [saidToBeHttps, load] : [load];
}

/** With an https address, TLS ended at a proxy: the hop to us says nothing about the browser's connection. */
const saidToBeHttps: RequestHandler = (request, _response, next) => {
  request.headers['x-forwarded-proto'] = 'https';
  next();
};
