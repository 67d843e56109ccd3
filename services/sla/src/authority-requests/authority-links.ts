import { createHmac, hkdfSync, timingSafeEqual } from 'node:crypto';
import { Inject, Injectable } from '@nestjs/common';
import { AUTHORITY_LINK_DAYS } from '@rep13/contracts-authority-requests/constants';
import { DAY_MS, typedCode } from '@rep13/contracts-constants';
import { codeOf, inHalves, isSameCode, SERVICE_CONFIG } from '@rep13/service-kit';
import { SlaConfig } from '../config.ts';

/** Of the links that were mailed and not used yet, the newest are good: so many, as can be mailed in a day. */
const MAILED_GOOD = 10;

/** What a link is for. */
interface LinkOf {
  readonly reference: string;
  readonly linkGeneration: number;
}

/** All links of a request: how many there have been, and which was used last. */
interface LinksOf extends LinkOf {
  readonly linkUsedGeneration: number;
}

/** Who has the token: whoever filed the request, or who reads the mailbox that it names, by which of its links. */
export type LinkHolder = { readonly by: 'filer' } | { readonly by: 'mailbox'; readonly generation: number };

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

  /** Stands beside the link in our mails, for where it does not open: typed on the page of the request, it is its token. */
  codeOf(link: LinkOf): string {
    return inHalves(codeOf(this.keys[0]!, ofTypedCode(link)));
  }

  /** For the answer to who files a request: nobody knows yet whether the mailbox is theirs. */
  filerTokenOf(link: LinkOf): string {
    return macOf(this.keys[0]!, ofLink(link));
  }

  /** Proves that its owner reads the mailbox of the request: it stands in the receipt alone. */
  confirmCodeOf(reference: string): string {
    return macOf(this.keys[0]!, ofMailbox(reference));
  }

  /**
   * A mailed link is the one that was used last, or one that was mailed since; always as many are tried. Null for a
   * token of anything else.
   */
  holderOf(token: string, links: LinksOf): LinkHolder | null {
    const { reference, linkGeneration, linkUsedGeneration } = links;
    const mailed = Array.from({ length: MAILED_GOOD }, (_, index) => linkGeneration - index);
    const [generation] = [linkUsedGeneration, ...mailed].filter((each) => {
      const link = { reference, linkGeneration: each };
      const isIt = [this.isOneOf(token, ofMailedLink(link)), this.isCode(token, ofTypedCode(link))];
      return isIt.includes(true) && each >= linkUsedGeneration;
    });
    const isFiler = [1, linkGeneration].map((each) => {
      const isIt = this.isOneOf(token, ofLink({ reference, linkGeneration: each }));
      return isIt && each >= linkUsedGeneration;
    });
    if (generation !== undefined) return { by: 'mailbox', generation };
    return isFiler.includes(true) ? { by: 'filer' } : null;
  }

  confirms(code: string, reference: string): boolean {
    return this.isOneOf(code, ofMailbox(reference));
  }

  private isCode(given: string, text: string): boolean {
    const typed = typedCode(given);
    return this.keys.map((key) => isSameCode(typed, codeOf(key, text))).includes(true);
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
const ofTypedCode = ({ reference, linkGeneration }: LinkOf) => `code ${reference} ${linkGeneration}`;
const ofMailbox = (reference: string) => `mailbox ${reference}`;

const keyOf = (secret: string) => Buffer.from(hkdfSync('sha256', secret, '', 'rep13 authority links', 32));
const macOf = (key: Buffer, text: string) => createHmac('sha256', key).update(text).digest('base64url');

/** As texts: of its bytes there is more than one spelling. */
function isEqual(given: string, expected: string): boolean {
  const [one, other] = [Buffer.from(given), Buffer.from(expected)];
  return one.length === other.length && timingSafeEqual(one, other);
}
