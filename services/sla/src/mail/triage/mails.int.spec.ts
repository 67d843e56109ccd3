import {
  AuthorityRequestReceived,
  AnswerMail,
  AttachMail,
  GetAuthorityMail,
  GetClientTicket,
  GetMailPiece,
  GetTicketPulse,
  IgnoreMail,
  ListMails,
  MakeOrderFromMail,
  MatchTicket,
  ReopenMail,
  SaveAuthority,
} from '@rep13/contracts-sla';
import { ERROR_CODES } from '@rep13/contracts-constants';
import { FileInfected, FileNotScanned, VirusScanner } from '@rep13/file-check';
import { memoryLog } from '@rep13/testing';
import { ADMIN, COMPANY, SIGNUP, startSla, TARGET, type SlaUnderTest } from '../../../test/sla-under-test.ts';
import { fileOf, mailOf, mailsOf, multipart, OURS, PASSED } from '../../../test/arriving-mails.ts';
import { MailReader } from '../reading/mail-reader.ts';

const ACM = { domain: 'acm.nl', name: 'ACM', memberState: 'Netherlands', source: 'acm.nl' } as const;
const CANARY = 'canary-kept-to-itself';

describe('mails to the authorities’ address', () => {
  const log = memoryLog('sla');
  let sla: SlaUnderTest;
  beforeAll(async () => {
    sla = await startSla({ MAIL_IN_AUTHSERV: 'local', LOG_LEVEL: 'debug' }, undefined, log);
    await sla.call(SaveAuthority, ACM);
  });
  afterAll(() => sla.stop());

  const staff = { actor: ADMIN };
  const { arrive, read, take, announced } = mailsOf(() => sla);

  it('become an order at once when a known authority proves to write', async () => {
    const mail = await take({ head: [PASSED], subject: 'Bevel', text: `About ${TARGET}. ${CANARY}` });
    expect(mail).toMatchObject({ state: 'order', decision: { by: 'system', rule: 'known-authority' } });
    const ticket = await sla.get(mail.decision!.tickets[0]!.ticketId);
    expect(ticket).toMatchObject({
      signupId: null,
      authorityName: 'ACM',
      orderKind: null,
      request: { channel: 'email', senderCheck: 'directory', target: 'Bevel', email: 'eva@acm.nl' },
      messages: [{ direction: 'authority_to_staff', author: 'authority', mailId: mail.id }],
    });
    expect(await announced(mail.id)).toEqual(['order-made']);
    await sla.call(MatchTicket, { ticketId: ticket.id, signupId: SIGNUP }, staff);
    const asClient = async () =>
      JSON.stringify(
        await sla
          .call(GetClientTicket, { ticketId: ticket.id, signupId: SIGNUP })
          .catch(({ code }: { code?: string }) => code),
      );
    expect(await asClient()).not.toContain(CANARY);
    await sla.act(ticket.id, 'acknowledge');
    await sla.act(ticket.id, 'forward');
    expect(await asClient()).toContain(CANARY);
    const spread = await sla.db.query<object[]>(
      `select from outbox_messages where envelope::text like $1 union all select from jobs where payload::text like $1`,
      [`%${CANARY}%`],
    );
    expect(spread).toEqual([]);
    expect(log.text()).not.toContain(CANARY);
  });

  it('get no second receipt by themselves from a machine that sends orders', async () => {
    const mail = await take({ head: [PASSED, 'Auto-Submitted: auto-generated'], text: 'By a case system.' });
    const received = await sla.published(AuthorityRequestReceived);
    const { ticketId } = mail.decision!.tickets[0]!;
    expect(received.find((each) => each.ticketId === ticketId)).toMatchObject({ withoutReceipt: true });
  });

  it('go to their order by its tag, and by nothing else', async () => {
    const order = await sla.open({ email: 'eva@acm.nl' });
    const reference = order.authorityReference!;
    const { replyTag = '' } = await sla.call(GetAuthorityMail, { reference });
    const wrong = `${replyTag.slice(0, -1)}${replyTag.endsWith('a') ? 'b' : 'a'}`;
    const to = (tag: string) => OURS.replace('@', `+${tag}@`);

    const forged = await take({ subject: `Re: ${reference}`, text: 'Forget it all.' });
    const oneLetter = await take({ to: to(wrong), text: 'Nearly.' });
    const stranger = await take({ from: 'eva@evil.example', to: to(replyTag), text: 'By a stranger.' });
    expect([forged, oneLetter, stranger].map(({ state }) => state)).toEqual([
      'waiting',
      'waiting',
      'waiting',
    ]);
    expect(await announced(forged.id)).toEqual(['waiting']);
    expect(forged.suggestions[0]).toMatchObject({ reference, why: 'named' });
    expect(stranger.suggestions[0]).toMatchObject({ reference, why: 'proven' });

    const byAddress = await take({ to: to(replyTag), text: 'By its address.' });
    const byId = await take({ head: [`In-Reply-To: <7.${replyTag}@rep13.example>`], text: 'By its id.' });
    const delivered = await read(await arrive(mailOf({ text: 'By its envelope.' }), [to(replyTag)]));
    expect([byAddress, byId, delivered].filter(({ state }) => state !== 'attached')).toEqual([]);
    expect((await sla.get(order.id)).messages.map(({ body }) => body.trim())).toEqual([
      'By its address.',
      'By its id.',
      'By its envelope.',
    ]);

    const away = await take({
      head: ['Auto-Submitted: auto-replied'],
      to: to(replyTag),
      text: 'Out of office.',
    });
    const after = await sla.get(order.id);
    expect([away.state, after.events.at(-1)?.action]).toEqual(['attached', 'mail-answered-by-machine']);
    expect(after.messages).toHaveLength(3);
  });

  it('are one for the same content, and two for other text under the same id', async () => {
    const head = ['Message-ID: <same@acm.nl>'];
    const first = await arrive(mailOf({ head, text: 'One.' }));
    expect(await arrive(mailOf({ head, text: 'One.' }))).toBe(first);
    await read(first);
    const other = await take({ head, text: 'Other.' });
    expect(other.id).not.toBe(first);
    expect(other.warnings).toContain('same-message-id');
  });

  it('wait as crashed when three tries end the reader', async () => {
    const reader = sla.app.get(MailReader);
    const { read: readsWell } = reader;
    let tries = 0;
    reader.read = async (...given) => {
      tries += 1;
      if (tries <= 3) throw new Error(CANARY);
      return readsWell.apply(reader, given);
    };
    const mail = await take({ subject: 'A bomb', text: 'A bomb.' });
    reader.read = readsWell;
    // The last time its head alone.
    expect(tries).toBe(4);
    expect(mail).toMatchObject({ state: 'waiting', reading: 'no', readingReason: 'crashed', text: '' });
    expect(mail).toMatchObject({ subject: 'A bomb', fromAddress: 'eva@acm.nl' });
    expect(log.text()).toContain('could not be read');
    expect(log.text()).not.toContain(CANARY);
    const { bytes } = await sla.call(GetMailPiece, { mailId: mail.id, no: 1 }, staff);
    expect(Buffer.from(bytes).toString()).toContain('A bomb.');
  });

  it('become orders by staff, with what they bring, once', async () => {
    const text = `Order to provide information about ${TARGET}. Our reference: ACM/26/77`;
    const files = [fileOf('users.csv', 'id;name\r\n1;Jan\r\n'), fileOf('run.exe', 'MZ\x90 no document')];
    const content = multipart('multipart/mixed', `Content-Type: text/plain\r\n\r\n${text}`, ...files);
    const mail = await take({ subject: 'A question', ...content });
    expect(mail.parts.map(({ name, refusal }) => [name, refusal])).toEqual([
      ['users.csv', null],
      ['run.exe', 'An order takes no files of this kind'],
    ]);
    expect(mail.draft).toMatchObject({
      kind: 'information',
      authorityName: 'ACM',
      ownReference: 'ACM/26/77',
      signupId: SIGNUP,
      companyName: COMPANY,
    });
    const order = { kind: 'information', authorityName: 'ACM', target: 'A question' } as const;
    const make = { mailId: mail.id, version: mail.version, ...order };
    await expect(sla.call(MakeOrderFromMail, { ...make, version: 1 }, staff)).rejects.toMatchObject({
      code: ERROR_CODES.mailChanged,
    });
    const idempotency = { scope: 'staff', key: 'make-one', fingerprint: 'make' };
    const made = await sla.call(MakeOrderFromMail, make, { ...staff, idempotency });
    expect(await sla.call(MakeOrderFromMail, make, { ...staff, idempotency })).toEqual(made);
    expect(made).toMatchObject({ state: 'order', draft: null, decision: { by: ADMIN, rule: null } });
    const ticket = await sla.get(made.decision!.tickets[0]!.ticketId);
    expect(ticket).toMatchObject({
      signupId: null,
      authorityContactDate: mail.receivedAt,
      orderKind: 'information',
      files: [{ name: 'users.csv', from: 'authority' }],
      messages: [{ files: [{ name: 'users.csv' }] }],
      request: { senderCheck: 'unverified' },
    });
    await expect(sla.call(IgnoreMail, { mailId: mail.id, as: 'other' }, staff)).rejects.toMatchObject({
      code: ERROR_CODES.mailDecided,
    });
  });

  it('wait with files that nobody could look at, and give away nothing harmful', async () => {
    const scanner = sla.app.get(VirusScanner);
    const { requireClean } = scanner;
    const content = (name: string) =>
      multipart(
        'multipart/mixed',
        'Content-Type: text/plain\r\n\r\nSee there.',
        fileOf(name, 'id;name\r\n1;Jan'),
      );
    const fromAuthority = async (name: string) => {
      const { head, text } = content(name);
      return take({ head: [PASSED, ...head], text });
    };

    scanner.requireClean = () => Promise.reject(new FileNotScanned());
    const away = await fromAuthority('away.csv');
    expect(away).toMatchObject({ state: 'waiting', parts: [{ name: 'away.csv', refusal: null }] });
    const make = { mailId: away.id, kind: 'general', authorityName: 'ACM', target: 'Order' } as const;
    await expect(sla.call(MakeOrderFromMail, make, staff)).rejects.toMatchObject({ status: 503 });
    scanner.requireClean = () => Promise.reject(new FileInfected());
    const harmful = await fromAuthority('harmful.csv');
    scanner.requireClean = requireClean;

    const made = await sla.call(MakeOrderFromMail, make, staff);
    expect((await sla.get(made.decision!.tickets[0]!.ticketId)).files).toMatchObject([{ name: 'away.csv' }]);
    expect(harmful.parts).toMatchObject([
      { refusal: 'Our virus scanner found something harmful in this file' },
    ]);
    await expect(sla.call(GetMailPiece, { mailId: harmful.id, no: 1 }, staff)).rejects.toMatchObject({
      code: ERROR_CODES.mailInfected,
    });
  });

  it('are attached, ignored, answered and taken up again by staff', async () => {
    const order = await sla.open();
    const mail = await take({ text: 'Belongs to another.' });
    const ids = { mailId: mail.id };
    expect(await sla.call(IgnoreMail, { ...ids, as: 'newsletter' }, staff)).toMatchObject({
      state: 'ignored',
      dueAt: null,
      decision: { ignoredAs: 'newsletter' },
    });
    expect(await sla.call(ReopenMail, ids, staff)).toMatchObject({
      state: 'waiting',
      decision: null,
      dueAt: mail.dueAt,
    });
    expect(await sla.call(AnswerMail, { ...ids, template: 'use-the-form' }, staff)).toMatchObject({
      state: 'answered',
    });
    await sla.call(ReopenMail, ids, staff);
    const before = await sla.call(ListMails, { state: 'waiting' });
    expect(before.map(({ id }) => id)).toContain(mail.id);
    expect((await sla.call(ListMails, { search: 'belongs to ANOTHER' })).map(({ id }) => id)).toEqual([
      mail.id,
    ]);
    expect((await sla.call(GetTicketPulse, {})).mailsWaiting).toBe(before.length);
    expect(await sla.call(AttachMail, { ...ids, ticketId: order.id }, staff)).toMatchObject({
      state: 'attached',
      decision: { tickets: [{ ticketId: order.id }] },
    });
    expect(await announced(mail.id)).toEqual([
      'waiting',
      'attached',
      'ignored',
      'answered',
      'reopened',
      'reopened',
    ]);
    const automatic = await take({ head: ['Auto-Submitted: auto-replied'], text: 'Away.' });
    await expect(
      sla.call(AnswerMail, { mailId: automatic.id, template: 'use-the-form' }, staff),
    ).rejects.toMatchObject({ code: ERROR_CODES.mailAutomatic });
  });
});
