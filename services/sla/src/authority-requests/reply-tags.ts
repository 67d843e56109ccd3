import { createHmac, hkdfSync, timingSafeEqual } from 'node:crypto';
import { Inject, Injectable } from '@nestjs/common';
import { Clock, LOGGER, SERVICE_CONFIG } from '@rep13/service-kit';
import type { Logger } from 'pino';
import { SlaConfig } from '../config.ts';
import { OnceAMinute } from '../logging/once-a-minute.ts';

const ALPHABET = 'abcdefghijklmnopqrstuvwxyz234567';
const MAC_LETTERS = 12;
/** Of the test that is mailed to us on a day. */
const PROBE = /^probe\.(\d{4}-\d{2}-\d{2})\.([a-z2-7]{12})$/;
/** Before the tag of the address that reports of undelivered mails go to, which is no person's to write to. */
const RETURNED = /^b\./;
/** At the end of an address's tag, or of what stands before the `@` of a Message-ID. */
const TAG = /(?:^|\.)(a-[a-z0-9]{4}-[a-z0-9]{4})\.([a-z2-7]{12})$/;

/**
 * What our mails to authorities carry so that an answer finds its order: `a-7kqm-2xrb.` and 12 letters (RFC 4648, base32)
 * of an HMAC-SHA256 (RFC 2104) of the reference. In lower case, because servers may lower an address. It opens nothing:
 * nobody who is forwarded such a mail reads an order by it.
 */
@Injectable()
export class ReplyTags {
  private readonly keys: readonly Buffer[];
  private readonly wrongTags;

  constructor(
    @Inject(SERVICE_CONFIG) { AUTHORITY_LINK_SECRET, AUTHORITY_LINK_SECRET_PREVIOUS }: SlaConfig,
    clock: Clock,
    @Inject(LOGGER) logger: Logger,
  ) {
    // Not the tag itself: strangers write what they like there.
    this.wrongTags = new OnceAMinute(clock, (fields) =>
      logger.warn(fields, 'mails: tags that we did not make'),
    );
    this.keys = [AUTHORITY_LINK_SECRET, AUTHORITY_LINK_SECRET_PREVIOUS ?? []].flat().map(keyOf);
  }

  /** For `authorities+<tag>@…` and `<jobId>.<tag>@…`; the same for every mail about an order. */
  tagOf(reference: string): string {
    return `${reference.toLowerCase()}.${macOf(this.keys[0]!, reference)}`;
  }

  /** The order of a tag that we made; null for every other text. */
  referenceOf(tag: string): string | null {
    const [, named = '', mac = ''] = TAG.exec(tag.toLowerCase()) ?? [];
    const reference = named.toUpperCase();
    const isOurs = this.keys.map((key) => isEqual(mac, macOf(key, reference))).includes(true);
    if (named && !isOurs) this.wrongTags.note({});
    return named && isOurs ? reference : null;
  }

  /** For the `authorities+<tag>@…` that the test of a day is mailed to, so that nobody else's mail is taken for it. */
  probeTagOf(day: string): string {
    return `probe.${day}.${macOf(this.keys[0]!, day, 'probe')}`;
  }

  /** The day of a test that we mailed; null for every other text. */
  dayOfProbe(tag: string): string | null {
    const [, day = '', mac = ''] = PROBE.exec(tag.toLowerCase()) ?? [];
    const isOurs = this.keys.map((key) => isEqual(mac, macOf(key, day, 'probe'))).includes(true);
    return day && isOurs ? day : null;
  }

  /** Whether a tag is of the address that our mails give for what does not arrive: whoever writes there is a machine. */
  static isForReturned(tag: string): boolean {
    return RETURNED.test(tag.toLowerCase());
  }

  /** The order that a mail of ours was about, by its Message-ID without angle brackets. */
  referenceOfId(messageId: string): string | null {
    return this.referenceOf(messageId.split('@')[0] ?? '');
  }
}

const keyOf = (secret: string) => Buffer.from(hkdfSync('sha256', secret, '', 'rep13 reply tags', 32));

function macOf(key: Buffer, what: string, use: 'reply' | 'probe' = 'reply'): string {
  const digest = createHmac('sha256', key).update(`${use} ${what}`).digest();
  const bits = [...digest.subarray(0, 8)].map((byte) => byte.toString(2).padStart(8, '0')).join('');
  return Array.from(
    { length: MAC_LETTERS },
    (_, at) => ALPHABET[parseInt(bits.slice(at * 5, at * 5 + 5), 2)],
  ).join('');
}

function isEqual(given: string, expected: string): boolean {
  const [one, other] = [Buffer.from(given), Buffer.from(expected)];
  return one.length === other.length && timingSafeEqual(one, other);
}
