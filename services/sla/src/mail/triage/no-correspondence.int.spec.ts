import { ERROR_CODES } from '@rep13/contracts-constants';
import {
  AnswerMail,
  AuthorityMailBounced,
  AuthorityRequestReceived,
  GetAuthorityMail,
  IgnoreMail,
  ListMails,
  MailWaiting,
  SaveAuthority,
} from '@rep13/contracts-sla';
import { mailsOf, OURS, PASSED, REPORT } from '../../../test/arriving-mails.ts';
import { ADMIN, startSla, type SlaUnderTest } from '../../../test/sla-under-test.ts';

const staff = { actor: ADMIN };

describe('mails that are no correspondence', () => {
  let sla: SlaUnderTest;
  beforeAll(async () => {
    sla = await startSla({ MAIL_IN_AUTHSERV: 'local' });
  });
  afterAll(() => sla.stop());
  const { take, announced } = mailsOf(() => sla);

  it('have one line and bring one mail to staff where one address writes many that nothing proves; none is lost', async () => {
    const from = 'many@flood.example';
    const ids: number[] = [];
    for (let no = 1; no <= 8; no += 1) ids.push((await take({ from, text: `No. ${no}` })).id);
    const proven = await take({ from, text: 'Proven.', head: [PASSED.replace('acm.nl', 'flood.example')] });

    const mine = (await sla.call(ListMails, { state: 'waiting' })).filter(
      (mail) => mail.fromAddress === from,
    );
    expect(mine.map(({ id, moreOfSender }) => [id, moreOfSender])).toEqual([
      ...ids.slice(0, 5).map((id) => [id, 0]),
      [ids[5], 2],
      [proven.id, 0],
    ]);
    const waited = (await sla.published(MailWaiting)).filter(({ mailId }) => ids.includes(mailId));
    expect(waited.map(({ isNotified }) => isNotified ?? false)).toEqual([
      ...Array(6).fill(false),
      true,
      true,
    ]);
    const all = await sla.call(ListMails, { state: 'waiting', sender: from.toUpperCase() });
    expect(all.map(({ id }) => id)).toEqual([...ids, proven.id]);

    await sla.call(IgnoreMail, { mailId: ids[5]!, as: 'other' }, staff);
    const next = (await sla.call(ListMails, { state: 'waiting' })).find(({ id }) => id === ids[6]);
    expect(next?.moreOfSender).toBe(1);
  });

  it('of a mail server say on the order that our mail did not arrive, until its authority has answered', async () => {
    const order = await sla.open({ email: 'eva@acm.nl' });
    const { replyTag = '' } = await sla.call(GetAuthorityMail, { reference: order.authorityReference! });
    const to = (tag: string) => OURS.replace('@', `+${tag}@`);
    const bounce = await take({ from: 'mailer-daemon@acm.nl', to: to(`b.${replyTag}`), ...REPORT });
    expect(bounce.state).toBe('attached');
    expect((await sla.get(order.id)).events.at(-1)).toMatchObject({
      action: 'mail-bounced',
      note: 'Our mail did not reach eva@acm.nl (5.1.1)',
    });
    expect(await sla.published(AuthorityMailBounced)).toMatchObject([
      { ticketId: order.id, isFinal: true, domain: 'acm.nl', status: '5.1.1' },
    ]);
    const oddForm = await take({ from: 'mailer-daemon@acm.nl', to: to(`b.${replyTag}`), text: 'Sorry.' });
    expect([oddForm.state, oddForm.automatic]).toEqual(['waiting', 'bounce']);
    const undelivered = async () => (await sla.get(order.id)).undelivered;
    expect(await undelivered()).toMatchObject({ mailId: bounce.id, address: 'eva@acm.nl', status: '5.1.1' });

    const text = REPORT.text.replace('Action: failed', 'Action: relayed');
    const arrived = await take({ from: 'mailer-daemon@acm.nl', to: to(replyTag), head: REPORT.head, text });
    expect([arrived.automatic, await undelivered()]).toEqual(['receipt', null]);
    expect(await sla.published(AuthorityMailBounced)).toHaveLength(1);
  });

  it('of another product of ours get no receipt and no answer: each of two writes once', async () => {
    const acm = { domain: 'acm.nl', name: 'ACM', memberState: 'Netherlands', source: 'acm.nl' } as const;
    await sla.call(SaveAuthority, acm);
    const before = (await sla.published(AuthorityRequestReceived)).length;
    // What our receipts look like to who gets them.
    const head = [
      PASSED,
      'Auto-Submitted: auto-replied',
      'X-Auto-Response-Suppress: All',
      'Message-ID: <9.a-7kqm-2xrb.aaaaaaaaaaaa@acm.nl>',
    ];
    const receipt = await take({ from: 'authorities@acm.nl', subject: 'A-7KQM-2XRB: we received it', head });
    expect(receipt).toMatchObject({ state: 'waiting', automatic: 'reply' });
    expect(await announced(receipt.id)).toEqual(['waiting']);
    expect(await sla.published(AuthorityRequestReceived)).toHaveLength(before);
    const answer = { mailId: receipt.id, template: 'use-the-form' } as const;
    await expect(sla.call(AnswerMail, answer, staff)).rejects.toMatchObject({
      code: ERROR_CODES.mailAutomatic,
    });
  });
});
