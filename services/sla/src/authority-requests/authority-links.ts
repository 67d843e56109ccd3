import { createHmac, hkdfSync, timingSafeEqual } from 'node:crypto';
import { Inject, Injectable } from '@nestjs/common';
import { AUTHORITY_LINK_DAYS } from '@rep13/contracts-constants';
import { SERVICE_CONFIG } from '@rep13/service-kit';
import { SlaConfig } from '../config.ts';

const DAY_MS = 86_400_000;

/** What a link is for. */
interface LinkOf {
  readonly reference: string;
  readonly linkGeneration: number;
}

/** Who has the token: whoever filed the request, or who reads the mailbox that it names. */
export type LinkHolder = 'filer' | 'mailbox';

/**
 * The private links of authorities: an HMAC-SHA256 (RFC 2104) of the reference and of how many links there have been.
 * It is made again for each mail, so no row, job, event or log ever holds one.
 */
@Injectable()
export class AuthorityLinks {
  private readonly keys: readonly Buffer[];

  constructor(@Inject(SERVICE_CONFIG) { AUTHORITY_LINK_SECRET, AUTHORITY_LINK_SECRET_PREVIOUS }: SlaConfig) {
    this.keys = [AUTHORITY_LINK_SECRET, AUTHORITY_LINK_SECRET_PREVIOUS ?? []].flat().map(keyOf);
  }

  /** For our mails. */
  tokenOf(link: LinkOf): string {
    return macOf(this.keys[0]!, ofMailedLink(link));
  }

  /** For the answer to who files a request: nobody knows yet whether the mailbox is theirs. */
  filerTokenOf(link: LinkOf): string {
    return macOf(this.keys[0]!, ofLink(link));
  }

  /** Proves that its owner reads the mailbox of the request: it stands in the receipt alone. */
  confirmCodeOf(reference: string): string {
    return macOf(this.keys[0]!, ofMailbox(reference));
  }

  /** Null for a token of anything else. Both are compared, so that a wrong one takes as long. */
  holderOf(token: string, link: LinkOf): LinkHolder | null {
    const isMailed = this.isOneOf(token, ofMailedLink(link));
    const isFiler = this.isOneOf(token, ofLink(link));
    if (isMailed) return 'mailbox';
    return isFiler ? 'filer' : null;
  }

  confirms(code: string, reference: string): boolean {
    return this.isOneOf(code, ofMailbox(reference));
  }

  private isOneOf(given: string, text: string): boolean {
    return this.keys.map((key) => isEqual(given, macOf(key, text))).includes(true);
  }
}

/** Whether a link is over because its order has been closed for long. */
export const isLinkOver = (closedAt: Date | null, now: Date): boolean =>
  closedAt !== null && now.getTime() > closedAt.getTime() + AUTHORITY_LINK_DAYS * DAY_MS;

const ofLink = ({ reference, linkGeneration }: LinkOf) => `link ${reference} ${linkGeneration}`;
const ofMailedLink = ({ reference, linkGeneration }: LinkOf) => `mailed ${reference} ${linkGeneration}`;
const ofMailbox = (reference: string) => `mailbox ${reference}`;

const keyOf = (secret: string) => Buffer.from(hkdfSync('sha256', secret, '', 'rep13 authority links', 32));
const macOf = (key: Buffer, text: string) => createHmac('sha256', key).update(text).digest('base64url');

/** As texts: of its bytes there is more than one spelling. */
function isEqual(given: string, expected: string): boolean {
  const [one, other] = [Buffer.from(given), Buffer.from(expected)];
  return one.length === other.length && timingSafeEqual(one, other);
}
