import type { MailFacts } from '../reading/mail-facts.ts';
import { receivedAtOf } from '../storage/received-at.ts';
import { decide } from './rules.ts';
import { UNREAD } from '../contents/unread.ts';
import type { KnownOrder, MailContext } from './mail-context.ts';

const PLAIN: MailFacts = {
  ...UNREAD,
  read: 'whole',
  reason: null,
  from: { name: 'Eva', address: 'eva@acm.nl' },
  newText: 'Please remove it.',
};
const NOTHING: MailContext = {
  proven: null,
  named: null,
  hasOurId: false,
  isReturned: false,
  probeDay: null,
  ownDomain: 'rep13.example',
  domain: 'acm.nl',
  isJunk: false,
  isKeySaved: false,
  authority: null,
  hasUnscannedFile: false,
};
const ORDER: KnownOrder = {
  ticketId: 1,
  reference: 'A-7KQM-2XRB',
  isOpen: true,
  email: 'eva@acm.nl',
  domain: 'acm.nl',
};
const ACM = { name: 'ACM', memberState: 'Netherlands' } as const;
const PASSED = { passed: { dmarc: 'pass', domain: 'acm.nl' } };
const OURS = { from: { name: null, address: 'authorities@rep13.example' } };

const OWN_SERVER = { from: { name: null, address: 'mailer-daemon@rep13.example' } };
const BOUNCE = {
  automatic: 'bounce',
  bounce: { of: null, recipient: 'eva@acm.nl', status: '5.1.1', isFinal: true, hasArrived: false },
} as const;

describe('what becomes of a mail', () => {
  it.each<[string, Partial<MailFacts>, Partial<MailContext>, string, string]>([
    ['our test of the day', { ...OURS, automatic: 'own' }, { probeDay: '2026-11-28' }, 'probe', 'aside'],
    ['ours, come back', { ...OURS, automatic: 'own' }, { hasOurId: true }, 'came-back', 'aside'],
    ['of a machine in our name', { ...OURS, isGenerated: true }, {}, 'came-back', 'aside'],
    ['in our name and nothing else', { ...OURS, automatic: 'own' }, {}, 'anything-else', 'waiting'],
    ['with our id by somebody else', {}, { hasOurId: true }, 'anything-else', 'waiting'],
    ['a bounce of ours', BOUNCE, { proven: ORDER }, 'bounced', 'line'],
    ['a bounce by our own server', { ...BOUNCE, ...OWN_SERVER }, { proven: ORDER }, 'bounced', 'line'],
    ['sent back in a form of its own', {}, { proven: ORDER, isReturned: true }, 'may-belong', 'waiting'],
    ['a bounce without a report', { automatic: 'bounce' }, { proven: ORDER }, 'may-belong', 'waiting'],
    ['a bounce of nothing of ours', { automatic: 'bounce' }, {}, 'anything-else', 'waiting'],
    ['out of office, to ours', { automatic: 'reply' }, { proven: ORDER }, 'answered-by-machine', 'line'],
    ['read, ours', { automatic: 'receipt' }, { proven: ORDER }, 'answered-by-machine', 'line'],
    ['out of office, to nothing of ours', { automatic: 'reply' }, {}, 'anything-else', 'waiting'],
    ['a proven reply', {}, { proven: ORDER }, 'reply', 'message'],
    ['of another domain', {}, { proven: ORDER, domain: 'evil.example' }, 'may-belong', 'waiting'],
    [
      'to a mailbox that we have none of',
      {},
      { proven: { ...ORDER, domain: null } },
      'may-belong',
      'waiting',
    ],
    ['without a sender', {}, { proven: { ...ORDER, domain: null }, domain: null }, 'may-belong', 'waiting'],
    ['to a closed order', {}, { proven: { ...ORDER, isOpen: false } }, 'may-belong', 'waiting'],
    ['proven, and sealed', { read: 'sealed' }, { proven: ORDER }, 'may-belong', 'waiting'],
    ['proven, scanner away', {}, { proven: ORDER, hasUnscannedFile: true }, 'may-belong', 'waiting'],
    ['forged, with the reference', {}, { named: ORDER }, 'may-belong', 'waiting'],
    ['passed, with the reference', PASSED, { named: ORDER, authority: ACM }, 'may-belong', 'waiting'],
    ['a newsletter', { automatic: 'list' }, {}, 'bulk', 'aside'],
    [
      'a newsletter of an authority',
      { automatic: 'list', ...PASSED },
      { authority: ACM },
      'anything-else',
      'waiting',
    ],
    ['taken for spam', {}, { isJunk: true }, 'bulk', 'aside'],
    ['of an authority, taken for spam', PASSED, { isJunk: true, authority: ACM }, 'known-authority', 'order'],
    ['of an authority, proven', PASSED, { authority: ACM }, 'known-authority', 'order'],
    ['of its case system', { ...PASSED, isGenerated: true }, { authority: ACM }, 'known-authority', 'order'],
    [
      'of an authority, partly read',
      { ...PASSED, read: 'partly' },
      { authority: ACM },
      'known-authority',
      'order',
    ],
    [
      'of an authority, signed with a saved key',
      {},
      { authority: ACM, isKeySaved: true },
      'known-authority',
      'order',
    ],
    ['signed with a saved key of nobody known', {}, { isKeySaved: true }, 'anything-else', 'waiting'],
    ['in the name of an authority', {}, { authority: ACM }, 'anything-else', 'waiting'],
    ['passed, of nobody known', PASSED, {}, 'anything-else', 'waiting'],
    [
      'of an authority, sealed',
      { ...PASSED, read: 'sealed' },
      { authority: ACM },
      'anything-else',
      'waiting',
    ],
    [
      'of an authority, scanner away',
      PASSED,
      { authority: ACM, hasUnscannedFile: true },
      'anything-else',
      'waiting',
    ],
    ['unreadable', { read: 'no', reason: 'broken' }, {}, 'anything-else', 'waiting'],
  ])('%s', (_, facts, known, rule, becomes) => {
    expect(decide({ ...PLAIN, ...facts }, { ...NOTHING, ...known })).toMatchObject({
      rule,
      outcome: { becomes },
    });
  });
});

describe('from when a mail counts', () => {
  const seenAt = new Date('2026-11-25T15:00:00Z');
  const at = (time: string) => new Date(time);
  it.each<[string, Date | null, Date | null, Date, boolean]>([
    ['the mailbox', at('2026-11-25T13:00:00Z'), null, at('2026-11-25T13:00:00Z'), false],
    [
      'the earlier of both',
      at('2026-11-25T13:00:00Z'),
      at('2026-11-25T12:59:00Z'),
      at('2026-11-25T12:59:00Z'),
      false,
    ],
    ['when we saw it', null, null, seenAt, false],
    ['never the future', at('2026-11-25T16:00:00Z'), at('2050-01-01T00:00:00Z'), seenAt, false],
    ['thirty days', at('2026-10-26T15:00:00Z'), null, at('2026-10-26T15:00:00Z'), false],
    ['no more than that', at('2026-10-26T14:59:59Z'), null, seenAt, true],
  ])('%s', (_, internalAt, traceAt, receivedAt, isOdd) => {
    expect(receivedAtOf({ internalAt, traceAt, seenAt })).toEqual({ receivedAt, isOdd });
  });
});
