import { FOREIGN_KINDS, FOREIGN_ORDERS } from '@rep13/contracts-authority-requests/constants';
import { AuthorityReceiptMailed } from '@rep13/contracts-notifications';
import { buildAuthorityContext } from '../../test/builders.ts';
import { readByAuthority } from '../../test/read-email.ts';
import { authorityAcknowledged } from './authority-acknowledged/authority-acknowledged.email.ts';
import { authorityAnswered } from './authority-answered/authority-answered.email.ts';
import { authorityClosed } from './authority-closed/authority-closed.email.ts';
import { authorityLink } from './authority-link/authority-link.email.ts';
import { authorityMessage } from './authority-message/authority-message.email.ts';
import { authorityReminder } from './authority-reminder/authority-reminder.email.ts';
import { authorityReceipt } from './authority-receipt/authority-receipt.email.ts';

const FACTS = { reference: 'A-7KQM-2XRB', ticketId: 4, authorityDueAt: '2026-11-23T12:00:00.000Z' };
const LINK = 'https://rep13.example/authorities/r/A-7KQM-2XRB#the-token';
const ALL = [
  authorityReceipt,
  authorityAcknowledged,
  authorityMessage,
  authorityClosed,
  authorityReminder,
  authorityAnswered,
  authorityLink,
];

describe('a mail to an authority', () => {
  it.each(ALL)(
    'names both references, leads to the request and is answered where authorities write: $kind',
    async (email) => {
      const { content, text, button } = await readByAuthority(email, FACTS, buildAuthorityContext());

      expect(content.subject).toContain('A-7KQM-2XRB');
      expect(text).toContain('Our reference: A-7KQM-2XRB');
      expect(text).toContain('Your reference: ACM/26/1234');
      expect(text).toContain('Hello,');
      expect(button.startsWith(LINK)).toBe(true);
      expect(content.replyTo?.address).toBe('authorities@rep13.example');
    },
  );

  it('names no address with a tag where that reaches nobody', async () => {
    const addressFor = async (request: object) =>
      (await readByAuthority(authorityReceipt, FACTS, buildAuthorityContext(request))).content.replyTo
        ?.address;
    expect(await addressFor({ replyTag: 'tag' })).toBe('authorities+tag@rep13.example');
    expect(await addressFor({ replyTag: 'tag', hasNoTaggedAddress: true })).toBe('authorities@rep13.example');
  });

  it.each([authorityAcknowledged, authorityMessage, authorityClosed, authorityReminder])(
    'can’t confirm a mailbox unless it is the receipt or a new link: $kind',
    async (email) => {
      const { text } = await readByAuthority(email, FACTS, buildAuthorityContext());
      expect(text).not.toContain('the-code');
    },
  );

  it('announces that the receipt went out, and nothing where it did not', () => {
    const { reference } = FACTS;
    const mailedAt = new Date('2026-11-20T09:15:00.000Z');
    expect(authorityReceipt.announces?.({ reference }, mailedAt)).toEqual([
      AuthorityReceiptMailed,
      { reference, mailedAt: '2026-11-20T09:15:00.000Z' },
    ]);
    expect(authorityReceipt.announces?.({ reference }, null)).toBeUndefined();
  });

  it('is no receipt for what a machine sent', () => {
    const received = { reference: FACTS.reference };
    const [occasion] = [authorityReceipt.on ?? []].flat();
    const dueFor = (event: object) => occasion?.due(event as never, {} as never);
    expect(dueFor(received)).toEqual([received, FACTS.reference]);
    expect(dueFor({ ...received, withoutReceipt: true })).toBeUndefined();
  });

  it('reminds of what is still missing, and of nothing that has come', async () => {
    const read = async (missing: readonly 'redress'[]) =>
      (await readByAuthority(authorityReminder, FACTS, buildAuthorityContext({ missing }))).text;
    expect(await read(['redress'])).toContain('still lacks: the redress available (Article 9(2)(a)(v))');
    expect(await read([])).not.toContain('still lacks');
  });

  it('says what is missing, with the article, and that it is no hurdle', async () => {
    const context = buildAuthorityContext({ kind: 'information', missing: ['identifiers', 'redress'] });
    const { text, button } = await readByAuthority(authorityReceipt, FACTS, context);

    expect(text).toContain('the account names or identifiers (Article 10(2)(a)(iii)), the redress available');
    expect(text).toContain('We are working on your request anyway');
    expect(text).toContain('Opening it changes nothing');
    expect(button).toBe(`${LINK}.the-code`);
  });

  it('says of a mail, which nobody has read yet, what an order states, and not that it is missing', async () => {
    const context = buildAuthorityContext({ missing: ['redress'], inReplyTo: '<order@acm.example>' });
    const { text } = await readByAuthority(authorityReceipt, FACTS, context);
    expect(text).toContain('An order states: the redress available (Article 9(2)(a)(v)).');
    expect(text).not.toContain('We could not find');
  });

  it.each(ALL)('repeats no more of what a stranger typed than a short reference: $kind', async (email) => {
    const ownReference = `Free prizes https://evil.example/now ${'buy '.repeat(40)}TAIL`;
    const { content, text } = await readByAuthority(email, FACTS, buildAuthorityContext({ ownReference }));
    const all = `${content.subject} ${content.preview} ${text}`;

    expect(all).toContain('Your reference: Free prizes …');
    expect(all).not.toMatch(/evil\.example|TAIL/);
  });

  it.each([authorityReceipt, authorityReminder])(
    'asks for the translation that the language of the order needs, and for none once it is there: $kind',
    async (email) => {
      const read = async (translation: 'missing' | 'enclosed') => {
        const declaredLanguages = ['Dutch', 'English'];
        const context = buildAuthorityContext({ kind: 'information', translation, declaredLanguages });
        return (await readByAuthority(email, FACTS, context)).text;
      };
      expect(await read('missing')).toContain(
        'points (a) and (b) of Article 10(2) into one of these: Dutch, English (Article 10(2)(c))',
      );
      expect(await read('enclosed')).not.toContain('translation');
    },
  );

  it.each(FOREIGN_KINDS)('says at once of what is not ours whose it is: %s', async (foreignKind) => {
    const context = buildAuthorityContext({ kind: 'general', foreignKind });
    const { text } = await readByAuthority(authorityReceipt, FACTS, context);
    expect(text).toContain(FOREIGN_ORDERS[foreignKind].answer);
  });

  it('keeps the key out of what the log of mails holds', async () => {
    for (const email of ALL) {
      const { content } = await readByAuthority(email, FACTS, buildAuthorityContext());
      expect(`${content.subject} ${content.preview}`).not.toMatch(/the-token|the-code/);
    }
  });

  it.each([
    [
      'to come',
      {},
      'A person acknowledges it within 24 hours of its receipt: by 21 November 2026, 12:00 UTC.',
    ],
    [
      'kept',
      { acknowledgedAt: '2026-11-20T13:00:00.000Z' },
      'A person acknowledged it on 20 November 2026, 13:00 UTC.',
    ],
    [
      'late',
      { now: new Date('2026-11-21T12:00:01Z') },
      'A person was to acknowledge it by 21 November 2026, 12:00 UTC and has not yet.',
    ],
  ])('says of the promise what is so while it is %s', async (_, given, expected) => {
    const { text } = await readByAuthority(authorityReceipt, FACTS, buildAuthorityContext(given));
    expect(text).toContain(expected);
  });

  it.each([
    ['given', 'Effect was given to your order, on 20 November 2026, 13:00 UTC.'],
    ['partly', 'Effect was given to a part of your order, on 20 November 2026, 13:00 UTC.'],
    ['refused', 'No effect was given to your order.'],
  ] as const)('says with the answer and at the end what was done: %s', async (outcome, expected) => {
    const effectAt = outcome === 'refused' ? null : '2026-11-20T13:00:00.000Z';
    for (const email of [authorityAnswered, authorityClosed]) {
      const context = buildAuthorityContext({ outcome, effectAt });
      expect((await readByAuthority(email, FACTS, context)).text).toContain(expected);
    }
  });

  it.each([authorityAnswered, authorityClosed])(
    'says without an outcome nothing of an effect: $kind',
    async (email) => {
      const { text } = await readByAuthority(email, FACTS, buildAuthorityContext());
      expect(text).not.toMatch(/effect/i);
    },
  );

  it('says nothing of the end to whoever was no authority', async () => {
    expect(await authorityClosed.write(FACTS, buildAuthorityContext({ isSpam: true }))).toBeNull();
  });

  it('says nothing of what is missing where all is there', async () => {
    const { text } = await readByAuthority(authorityReceipt, FACTS, buildAuthorityContext());
    expect(text).not.toContain('We could not find');
  });
});
