import type { Response } from 'express';
import type { WebOptions } from './web.options.ts';

const YEAR_S = 31_536_000;
const CSP_REPORTS = '/api/csp-reports';
const REPORTS_GROUP = 'csp';

/** Where the group that the policy names is to be reported to. */
export const REPORTING_ENDPOINTS = `${REPORTS_GROUP}="${CSP_REPORTS}"`;

/** What every answer of the site carries, pages and files alike. */
export function setWebHeaders(response: Response, { publicUrl }: WebOptions): void {
  response.removeHeader('X-Powered-By');
  response.setHeader('X-Content-Type-Options', 'nosniff');
  // No other site shows our files as its own, nor measures them.
  response.setHeader('Cross-Origin-Resource-Policy', 'same-origin');
  if (publicUrl.startsWith('https:')) {
    response.setHeader('Strict-Transport-Security', `max-age=${YEAR_S}; includeSubDomains`);
  }
}

/** What only something that is opened as a document needs; a script in a page is bound by those of the page. */
export const DOCUMENT_HEADERS = {
  'Referrer-Policy': 'strict-origin-when-cross-origin',
  'Cross-Origin-Opener-Policy': 'same-origin',
  'Permissions-Policy': 'camera=(), geolocation=(), microphone=()',
} as const;

/**
 * Scripts run only if their hash is in the list, so a changed byte or a script from elsewhere, even from our own
 * origin, does nothing. A text becomes part of the page only as the one policy for Trusted Types lets it, which the page
 * itself begins with (`apps/shell/src/trusted-types.mjs`). Styles may be inline because antd writes its own while it
 * renders; they can’t run code.
 */
export function contentSecurityPolicy(scriptHashes: readonly string[], isHttps: boolean): string {
  const scripts = scriptHashes.map((hash) => `'${hash}'`).join(' ') || "'none'";
  return [
    "default-src 'none'",
    `script-src ${scripts}`,
    "require-trusted-types-for 'script'",
    'trusted-types default',
    "style-src 'self' 'unsafe-inline'",
    "img-src 'self' data:",
    "font-src 'self'",
    "connect-src 'self'",
    "form-action 'self'",
    "base-uri 'none'",
    "frame-ancestors 'none'",
    `report-uri ${CSP_REPORTS}`,
    // Who knows it ignores the line before, and yet sends such reports from https only.
    ...(isHttps ? [`report-to ${REPORTS_GROUP}`] : []),
  ].join('; ');
}
