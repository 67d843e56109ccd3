import type { Request, Response } from 'express';
import type { Site } from './site.ts';
import { REPORTING_ENDPOINTS } from './web-headers.ts';

const RETRY_AFTER_S = 5;

/** A page is asked for again on every visit, and answered with 304 while nothing was deployed. */
export function sendPage(request: Request, response: Response, site: Site | undefined, path: string): void {
  if (!site) {
    response.setHeader('Retry-After', RETRY_AFTER_S);
    response.status(503).json({ code: 'gateway.site-not-deployed', message: 'Service unavailable' });
    return;
  }
  const { status, html, brotli, etag } = site.page(path);
  const isBrotli = request.acceptsEncodings(['br', 'identity']) === 'br';
  response.status(status);
  response.setHeader('Content-Security-Policy', site.contentSecurityPolicy);
  response.setHeader('Reporting-Endpoints', REPORTING_ENDPOINTS);
  response.setHeader('Cache-Control', 'no-cache');
  response.setHeader('Content-Type', 'text/html; charset=utf-8');
  response.setHeader('ETag', etag);
  response.vary('Accept-Encoding');
  if (isBrotli) response.setHeader('Content-Encoding', 'br');
  response.send(isBrotli ? brotli : html);
}
