import type { Response } from 'express';

/** How long an answer may be cached, in seconds: so late at most the end of a mandate is seen. */
const MAX_AGE_S = 300;

/** A search engine that stored them would make the list that there is not. */
export const NOT_LISTED = { 'X-Robots-Tag': 'noindex' } as const;

/**
 * For an answer that pages and programs of others read: nothing in it is private. Said once there is one: a refusal is
 * neither cached nor of this type.
 */
export function forEverybody(response: Response, type: string): void {
  response.type(type).set({
    'Cache-Control': `public, max-age=${MAX_AGE_S}`,
    'Access-Control-Allow-Origin': '*',
    'Cross-Origin-Resource-Policy': 'cross-origin',
    ...NOT_LISTED,
  });
}
