import { DAY_MS } from '@rep13/contracts-constants';
import { LEGAL_ENTITY } from '@rep13/web-kit';

/** RFC 9116 wants less than a year; a build is older than that only if nobody looks after the site. */
const DAYS_VALID = 364;

/** `/.well-known/security.txt`: where to report a weakness. RFC 9116. */
export function securityContact(now: Date): string {
  // A whole day, so that two builds of one day are the same.
  const today = Math.floor(now.getTime() / DAY_MS) * DAY_MS;
  return [
    `Contact: mailto:${LEGAL_ENTITY.supportEmail}`,
    `Expires: ${new Date(today + DAYS_VALID * DAY_MS).toISOString()}`,
    'Preferred-Languages: en',
    'Canonical: %ORIGIN%/.well-known/security.txt',
    'Policy: %ORIGIN%/security',
    '',
  ].join('\n');
}
