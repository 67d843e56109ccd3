import type { Response } from 'express';
import type { SiteFile } from './site.ts';

/** Their addresses stay while their content changes with a deployment: kept for an hour, then asked for again. */
export function sendSiteFile(response: Response, { type, body }: SiteFile): void {
  response.setHeader('Cache-Control', 'public, max-age=3600');
  // Authorities' and crawlers' tools read these from anywhere; there is nothing private in them.
  response.setHeader('Access-Control-Allow-Origin', '*');
  response.setHeader('Content-Security-Policy', "default-src 'none'; style-src 'unsafe-inline'");
  response.type(type).send(body);
}
