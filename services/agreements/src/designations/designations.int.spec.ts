import {
  DesignationAcknowledged,
  DesignationOverdue,
  DesignationReturned,
  DesignationSent,
  DesignationSigned,
  EndMandate,
  FindDocument,
  FindMandate,
  GetLetterPdf,
  ListClientDesignations,
  ListDesignations,
  MoveDesignation,
  SignAgreement,
  SignDesignation,
  UploadSignedLetter,
  type DesignationView,
} from '@rep13/contracts-agreements';
import type { EventClass } from '@rep13/contracts-messaging';
import { ClientAccountSuspended } from '@rep13/contracts-onboarding';
import { eventually } from '@rep13/testing';
import { pdfOf, SCRIPT } from '@rep13/testing/files';
import {
  buildSignature,
  startAgreements,
  type AgreementsUnderTest,
} from '../../test/agreements.service-under-test.ts';
import { DataSource } from 'typeorm';
import { WithdrawNothingUntold1799600000051 } from '../../migrations/1799600000051-withdraw-nothing-untold.ts';
import { pdfPages } from '../../test/pdf-text.ts';

const PAID = '2026-11-01T10:00:00.000Z';

let service: AgreementsUnderTest;
beforeAll(async () => {
  service = await startAgreements();
});
afterAll(() => service.stop());

const lettersOf = (signupId: number) => service.call(ListClientDesignations, { signupId });
const newestIs = (signupId: number, is: (letter: DesignationView) => boolean) =>
  eventually(
    async () => {
      const [newest] = await lettersOf(signupId);
      return newest && is(newest) ? newest : null;
    },
    { fact: `the newest letter of ${signupId} was so` },
  );
const sign = (signupId: number, textSha256: string) =>
  service.call(
    SignDesignation,
    {
      signupId,
      signerName: 'Ada Byron',
      signerTitle: 'Director',
      textSha256,
      origin: { ipAddress: '203.0.113.7' },
    },
    { actor: `client:${signupId}` },
  );
const move = (designationId: number, what: MoveDesignation['move'], given = {}) =>
  service.call(MoveDesignation, { designationId, move: what, ...given }, { actor: 'admin:1' });
const eventsOf = async <E extends { signupId: number }>(type: EventClass<E>, signupId: number) =>
  (await service.published(type)).filter((event) => event.signupId === signupId);

/** A client whose mandate is in force, with the letter that waits for its signature. */
async function withDraft(): Promise<DesignationView & { signupId: number }> {
  const signupId = service.createSignup({ paidAt: PAID });
  await service.call(SignAgreement, buildSignature({ signupId }));
  return { signupId, ...(await newestIs(signupId, ({ state }) => state === 'draft')) };
}

async function withSigned() {
  const draft = await withDraft();
  await sign(draft.signupId, draft.letter.sha256);
  return draft;
}

describe('the letter of designation', () => {
  it('is drafted when the mandate begins, and says what Ireland’s coordinator asks for', async () => {
    const { letter, reason, coordinator } = await withDraft();
    expect({ reason, coordinator }).toEqual({
      reason: 'initial',
      coordinator: 'Autoriteit Consument & Markt (ACM)',
    });
    const text = JSON.stringify(letter);
    for (const element of [
      'Northwind',
      'Country of incorporation',
      'Company number',
      'Rep13 OÜ',
      'Estonian Business Register',
      'Contact',
      'authorities@rep13.example',
      'Herengracht 13',
      '+31 20 555 0113',
      'For the purpose of Article 13',
      'Main web address',
    ])
      expect(text).toContain(element);
  });

  it('is signed by the client once, with name and title, in the words that were shown', async () => {
    const { signupId, letter } = await withDraft();
    await expect(sign(signupId, 'f'.repeat(64))).rejects.toMatchObject({ code: 'agreements.text-changed' });
    const signed = await sign(signupId, letter.sha256);
    expect(signed).toMatchObject({ state: 'signed', signerName: 'Ada Byron', signerTitle: 'Director' });
    await expect(sign(signupId, letter.sha256)).rejects.toMatchObject({ status: 404 });
    expect(await eventsOf(DesignationSigned, signupId)).toHaveLength(1);
  });

  it('is not signed by a suspended client', async () => {
    const { signupId, letter } = await withDraft();
    await service.stubbedServices.announce(ClientAccountSuspended, { signupId, suspendedAt: PAID });
    await eventually(async () => (await service.call(FindMandate, { signupId }))?.suspendedAt, {
      fact: 'the mandate was suspended',
    });
    await expect(sign(signupId, letter.sha256)).rejects.toMatchObject({ status: 403 });
  });

  it('is sent, returned, sent again and acknowledged by staff, each step once', async () => {
    const { signupId, id } = await withSigned();
    await expect(move(id, 'record-sent')).rejects.toMatchObject({ status: 400 });
    await expect(move(id, 'return', { reason: 'x' })).rejects.toMatchObject({ status: 409 });
    await move(id, 'record-sent', { channel: 'post' });
    await expect(move(id, 'return')).rejects.toMatchObject({ status: 400 });
    const returned = await move(id, 'return', { reason: 'Not on letterhead' });
    expect(returned).toMatchObject({ state: 'returned', returnReason: 'Not on letterhead' });
    await move(id, 'record-sent', { channel: 'mail', reference: 'ACM/26/1' });
    const done = await move(id, 'record-acknowledgement');
    expect(done).toMatchObject({ state: 'acknowledged', reference: 'ACM/26/1', channel: 'mail' });
    await expect(move(id, 'record-sent', { channel: 'mail' })).rejects.toMatchObject({ status: 409 });
    expect(await eventsOf(DesignationSent, signupId)).toHaveLength(2);
    expect(await eventsOf(DesignationReturned, signupId)).toHaveLength(1);
    expect(await eventsOf(DesignationAcknowledged, signupId)).toHaveLength(1);
  });

  it('that nobody acknowledges is called for after 14 days, and not once it is acknowledged', async () => {
    const waiting = await withSigned();
    const done = await withSigned();
    await move(waiting.id, 'record-sent', { channel: 'post' });
    await move(done.id, 'record-sent', { channel: 'post' });
    await move(done.id, 'record-acknowledgement');
    await service.db.query(
      `update jobs set run_at = run_at - interval '15 days' where name like 'remind-of%'`,
    );
    await eventually(async () => (await eventsOf(DesignationOverdue, waiting.signupId)).length === 1, {
      fact: 'staff was reminded',
    });
    expect(await eventsOf(DesignationOverdue, done.signupId)).toEqual([]);
  });

  it('stands on the list of what is to be done from the signature to the acknowledgement', async () => {
    const isListed = async (id: number) =>
      (await service.call(ListDesignations, {})).some((designation) => designation.id === id);
    const draft = await withDraft();
    expect(await isListed(draft.id)).toBe(false);
    await sign(draft.signupId, draft.letter.sha256);
    expect(await isListed(draft.id)).toBe(true);
    await move(draft.id, 'record-sent', { channel: 'registry' });
    await move(draft.id, 'record-acknowledgement');
    expect(await isListed(draft.id)).toBe(false);
  });
});

const upload = (signupId: number, designationId: number, bytes: Uint8Array) =>
  service.call(UploadSignedLetter, { signupId, designationId, bytes, origin: { ipAddress: '203.0.113.7' } });
const textOf = async (bytes: Uint8Array) => (await pdfPages(bytes)).join(' ');

describe('the letter as PDF', () => {
  it('has lines for a pen before it is signed, and name, title and checksum afterwards', async () => {
    const { signupId, id, letter } = await withDraft();
    const unsigned = await service.call(GetLetterPdf, { designationId: id, signupId });
    expect(await textOf(unsigned.bytes)).toContain('Place and date');
    await sign(signupId, letter.sha256);
    const signed = await service.call(GetLetterPdf, { designationId: id, signupId });
    const text = await textOf(signed.bytes);
    expect(text).toContain('Ada Byron, Director, authorised to sign for');
    expect(text).toContain(letter.sha256);
    for (const { value } of letter.facts) expect(text).toContain(value);
  });

  it('is kept as it was drawn, and known to whoever verifies it', async () => {
    const { signupId, id } = await withSigned();
    const known = await eventually(
      async () => {
        const { sha256 } = await service.call(GetLetterPdf, { designationId: id });
        const found = await service.call(FindDocument, { sha256 });
        return found.known && found;
      },
      { fact: 'the letter was stored' },
    );
    const mandate = await service.call(FindMandate, { signupId });
    expect(known).toMatchObject({ kind: 'letter', registerNumber: mandate?.registerNumber });
  });

  it('is not given to another client', async () => {
    const { id } = await withDraft();
    const { signupId } = await withDraft();
    await expect(service.call(GetLetterPdf, { designationId: id, signupId })).rejects.toMatchObject({
      status: 404,
    });
  });

  it('is taken signed by hand, word for word, and is not ours to vouch for', async () => {
    const { signupId, id } = await withDraft();
    const scan = pdfOf();
    expect(await upload(signupId, id, scan)).toMatchObject({
      state: 'signed',
      isUploaded: true,
      signerName: null,
    });
    const { bytes, sha256 } = await service.call(GetLetterPdf, { designationId: id });
    expect(Buffer.from(bytes).equals(scan)).toBe(true);
    expect(await service.call(FindDocument, { sha256 })).toEqual({ known: false });
    expect(await eventsOf(DesignationSigned, signupId)).toHaveLength(1);
    await expect(upload(signupId, id, scan)).rejects.toMatchObject({ status: 404 });
  });

  it.each([
    ['is no PDF', Buffer.from('Rules'), 415],
    ['is a PDF of eight bytes', Buffer.from('%PDF-1.7'), 422],
    [
      'has no page',
      Buffer.from(pdfOf().toString('latin1').replace('/Kids [3 0 R] /Count 1', '/Kids [] /Count 0')),
      422,
    ],
    [
      'leads elsewhere when it is opened',
      pdfOf('/OpenAction << /S /URI /URI (https://evil.example) >>'),
      422,
    ],
    ['runs a script', pdfOf(`/OpenAction ${SCRIPT}`), 422],
  ])('is not taken when it %s, and still waits', async (_, bytes, status) => {
    const { signupId, id } = await withDraft();
    await expect(upload(signupId, id, bytes)).rejects.toMatchObject({ status });
    expect((await lettersOf(signupId))[0]?.state).toBe('draft');
  });
});

describe('the end of a mandate', () => {
  const endNow = async (signupId: number) => {
    const { registerNumber } = (await service.call(FindMandate, { signupId }))!;
    const endsAt = new Date().toISOString();
    await service.call(EndMandate, { registerNumber: registerNumber!, endsAt, reason: 'asked' });
  };

  it('drafts the letter about it, which withdraws what was sent', async () => {
    const { signupId, id } = await withSigned();
    await move(id, 'record-sent', { channel: 'post' });
    await endNow(signupId);
    const end = await newestIs(signupId, ({ reason }) => reason === 'end');
    expect(end).toMatchObject({ state: 'signed', signedAt: null });
    expect(end.letter.paragraphs.join(' ')).toMatch(
      /was notified by letter R13-\w{8}\/\d+, sent on .*withdraws the notification/,
    );
  });

  it('withdraws nothing of which the coordinator was never told: what was not sent is superseded alone', async () => {
    const { signupId, id } = await withSigned();
    await endNow(signupId);
    const initial = await eventually(
      async () => (await lettersOf(signupId)).find((each) => each.id === id && each.state === 'superseded'),
      { fact: 'the unsent letter was superseded' },
    );
    expect(initial.reason).toBe('initial');
    expect(await lettersOf(signupId)).toHaveLength(1);
  });

  it('leaves none of the letters that an earlier release drafted about what was never told', async () => {
    const ended = async (isSent: boolean) => {
      const { signupId, id } = await withSigned();
      await move(id, 'record-sent', { channel: 'post' });
      await endNow(signupId);
      const end = await newestIs(signupId, ({ reason }) => reason === 'end');
      if (!isSent) await service.db.query(`update designations set state = 'superseded' where id = $1`, [id]);
      return { signupId, id: end.id };
    };
    const [sent, unsent] = [await ended(true), await ended(false)];
    const runner = service.app.get(DataSource).createQueryRunner();
    await new WithdrawNothingUntold1799600000051().up(runner);
    await runner.release();
    const stateOf = async ({ signupId, id }: typeof sent) =>
      (await lettersOf(signupId)).find((letter) => letter.id === id)?.state;
    expect([await stateOf(sent), await stateOf(unsent)]).toEqual(['signed', 'superseded']);
  });
});
