import { encodedList } from './encoded-list.ts';
import type { Credential } from './signed-credential.ts';

/** A mandate that is over stays so. There is no list of suspended ones: a mandate knows no suspension, ADR 54. */
export const STATUS_PURPOSE = 'revocation';

const VALID_MS = 3_600_000;
/** How long a list may be kept before it is asked for again. */
const TTL_MS = 300_000;

export const statusListUrl = (publicUrl: string): string => `${publicUrl}/status-lists/${STATUS_PURPOSE}`;

/** Pure: which credentials are revoked, as a BitstringStatusListCredential of W3C. */
export function statusListCredential(indexes: readonly number[], publicUrl: string, now: Date): Credential {
  const id = statusListUrl(publicUrl);
  return {
    '@context': ['https://www.w3.org/ns/credentials/v2'],
    id,
    type: ['VerifiableCredential', 'BitstringStatusListCredential'],
    issuer: publicUrl,
    validFrom: now.toISOString(),
    validUntil: new Date(now.getTime() + VALID_MS).toISOString(),
    credentialSubject: {
      id: `${id}#list`,
      type: 'BitstringStatusList',
      statusPurpose: STATUS_PURPOSE,
      encodedList: encodedList(indexes),
      ttl: TTL_MS,
    },
  };
}
