// Written by `npm run reference` from services/gateway/src/public/csp-reports.controller.ts.
import type { Operation } from '@rep13/contracts-operations';

/**
 * Report violations of the Content-Security-Policy. As `application/csp-report` or `application/reports+json`, as the
 * policy of our pages asks browsers for. Each violation is a line in the log, with fields of known form only. Anything
 * else is taken and ignored.
 */
export const report = 'POST /api/csp-reports' as Operation<'POST /api/csp-reports', { answer: object }>;
