// Written by `npm run reference` from services/gateway/src/public/remote-errors.controller.ts.
import type { RemoteErrorBody, RemoteErrorsView } from '@rep13/contracts-gateway';
import type { Operation } from '@rep13/contracts-operations';

/**
 * Report that a page shows an error card. The site does it by itself. Counted for ten minutes, each account and each
 * network once; nothing of the visitor is kept.
 */
export const report = 'POST /api/remote-errors' as Operation<
  'POST /api/remote-errors',
  { body: RemoteErrorBody; answer: object }
>;

/**
 * Get how many visitors saw an error card lately. In the last ten minutes, and how many of them were signed in. What
 * is no name or no version is not found.
 */
export const visitors = 'GET /api/remote-errors/:remote/:version' as Operation<
  'GET /api/remote-errors/:remote/:version',
  { answer: RemoteErrorsView }
>;
