import {
  AddAuthorityFile,
  AddClientFile,
  AuthorityElementMarked,
  FileAuthorityRequest,
  GetAuthorityMail,
  GetClientTicket,
  MarkElementMissing,
  MarkElementSupplied,
  ReadAuthorityRequest,
  WriteAsAuthority,
} from '@rep13/contracts-sla';
import type { PayloadOf } from '@rep13/contracts-messaging';
import { buildRequest } from '../../test/authority-request.ts';
import { ADMIN, SIGNUP, startSla, type SlaUnderTest } from '../../test/sla-under-test.ts';

const AS_STAFF = { actor: ADMIN };
const BYTES = Buffer.from('Appeal within six weeks.');

let sla: SlaUnderTest;
beforeAll(async () => {
  sla = await startSla();
});
afterAll(() => sla.stop());

let filed = 0;
/** An order without its redress and its scope, and the link of its authority. */
async function incomplete() {
  const request = buildRequest({ email: `e${(filed += 1)}@acm.nl`, redress: null, scope: null });
  const { reference } = await sla.call(FileAuthorityRequest, request);
  const { token } = await sla.call(GetAuthorityMail, { reference });
  const [row] = await sla.db.query<{ ticket_id: number }[]>(
    'select ticket_id from authority_requests where reference = $1',
    [reference],
  );
  return { link: { reference, token }, ticketId: row!.ticket_id };
}

type Supplied = Omit<PayloadOf<MarkElementSupplied>, 'ticketId'>;
const mark = (ticketId: number, supplied: Supplied) =>
  sla.call(MarkElementSupplied, { ticketId, ...supplied }, AS_STAFF);
const onTelephone = (element: Supplied['element']) =>
  ({ element, by: 'telephone', at: new Date(Date.now() - 60_000).toISOString() }) as const;

describe('an element that an order lacked', () => {
  it('is no longer asked for once it was supplied, on the page, in mails and in the draft', async () => {
    const { link, ticketId } = await incomplete();
    const { id: messageId } = await sla.call(WriteAsAuthority, { ...link, body: 'Appeal within six weeks.' });

    const { request, events } = await mark(ticketId, { element: 'redress', by: 'message', messageId });

    expect(request).toMatchObject({
      missing: ['scope'],
      supplied: [{ element: 'redress', by: 'message', messageId, markedBy: ADMIN }],
    });
    expect(request!.clarificationDraft).toContain('Article 9(2)(b)');
    expect(request!.clarificationDraft).not.toContain('Article 9(2)(a)(v)');
    expect(events.at(-1)).toMatchObject({ action: 'mark-supplied', note: `redress: message ${messageId}` });
    expect(await sla.call(ReadAuthorityRequest, link)).toMatchObject({ missing: ['scope'] });
    await sla.act(ticketId, 'acknowledge');
    await sla.act(ticketId, 'forward');
    const toClient = await sla.call(GetClientTicket, { ticketId, signupId: SIGNUP });
    expect(toClient.order).toMatchObject({ redress: null, missing: ['scope'] });
    const { reference } = link;
    expect(await sla.call(GetAuthorityMail, { reference })).toMatchObject({ missing: ['scope'] });

    const whole = await mark(ticketId, onTelephone('scope'));
    expect(whole.request).toMatchObject({ missing: [], clarificationDraft: null });
    const facts = await sla.published(AuthorityElementMarked);
    expect(facts.filter((fact) => fact.ticketId === ticketId)).toMatchObject([
      { element: 'redress', isMissing: false },
      { element: 'scope', isMissing: false },
    ]);
  });

  it('is missing again when it was not that', async () => {
    const { ticketId } = await incomplete();
    await mark(ticketId, onTelephone('redress'));
    const back = await sla.call(MarkElementMissing, { ticketId, element: 'redress' }, AS_STAFF);
    expect(back.request).toMatchObject({ missing: ['redress', 'scope'], supplied: [] });
    expect(back.events.map(({ action }) => action)).toEqual(['open', 'mark-supplied', 'mark-missing']);
    await expect(
      sla.call(MarkElementMissing, { ticketId, element: 'redress' }, AS_STAFF),
    ).rejects.toMatchObject({ status: 400, details: { errors: [{ path: 'element' }] } });
  });

  it('stands in a file of the authority, never in one of the client', async () => {
    const { link, ticketId } = await incomplete();
    await sla.act(ticketId, 'acknowledge');
    await sla.act(ticketId, 'forward');
    const theirs = await sla.call(AddAuthorityFile, { ...link, name: 'a.txt', bytes: BYTES });
    const clients = await sla.call(AddClientFile, {
      ticketId,
      signupId: SIGNUP,
      name: 'b.txt',
      bytes: BYTES,
    });
    await expect(
      mark(ticketId, { element: 'redress', by: 'file', fileId: clients.id }),
    ).rejects.toMatchObject({ details: { errors: [{ path: 'fileId' }] } });
    const { request } = await mark(ticketId, { element: 'redress', by: 'file', fileId: theirs.id });
    expect(request).toMatchObject({ supplied: [{ by: 'file', fileId: theirs.id }] });
  });

  it.each<[string, Supplied, string]>([
    ['an element that the order has', onTelephone('legalBasis'), 'element'],
    ['one that its kind does not ask for', onTelephone('identifiers'), 'element'],
    ['a message that is none', { element: 'redress', by: 'message', messageId: 999_999 }, 'messageId'],
    ['no message', { element: 'redress', by: 'message' }, 'messageId'],
    ['a call without its time', { element: 'redress', by: 'telephone' }, 'at'],
    ['a letter of tomorrow', { element: 'redress', by: 'post', at: '2199-01-01T00:00:00Z' }, 'at'],
  ])('is refused for %s', async (_, supplied, path) => {
    const { ticketId } = await incomplete();
    await expect(mark(ticketId, supplied)).rejects.toMatchObject({
      status: 400,
      details: { errors: [expect.objectContaining({ path })] },
    });
  });

  it('of a closed order stays as it is', async () => {
    const { ticketId } = await incomplete();
    await sla.act(ticketId, 'close', { reason: 'Sent twice', closedAs: 'duplicate' });
    await expect(mark(ticketId, onTelephone('redress'))).rejects.toMatchObject({
      code: 'sla.ticket-closed',
    });
  });
});

describe('an order in a language that was not declared', () => {
  const inFrench = async (given: Partial<PayloadOf<FileAuthorityRequest>> = {}) => {
    const { reference, missing, translation } = await sla.call(
      FileAuthorityRequest,
      buildRequest({ email: `${Math.random()}@acm.nl`, language: 'French', ...given }),
    );
    const [row] = await sla.db.query<{ ticket_id: number }[]>(
      'select ticket_id from authority_requests where reference = $1',
      [reference],
    );
    return { reference, missing, translation, ticketId: row!.ticket_id };
  };

  it('lacks no element: its translation is asked for, until it has come', async () => {
    const { reference, missing, translation, ticketId } = await inFrench();
    expect({ missing, translation }).toEqual({ missing: [], translation: 'missing' });
    expect((await sla.get(ticketId)).request!.clarificationDraft).toContain(
      'points (a) and (b) of Article 9(2) into one of these: Dutch, English',
    );
    expect(await sla.call(GetAuthorityMail, { reference })).toMatchObject({
      translation: 'missing',
      declaredLanguages: ['Dutch', 'English'],
    });

    const { request } = await mark(ticketId, onTelephone('language'));
    expect(request).toMatchObject({ translation: 'enclosed', clarificationDraft: null });
    await expect(mark(ticketId, onTelephone('language'))).rejects.toMatchObject({ status: 400 });
  });

  it('is as it should be with a translation', async () => {
    const { translation, ticketId } = await inFrench({ translationEnclosed: true });
    expect(translation).toBe('enclosed');
    expect((await sla.get(ticketId)).request).toMatchObject({ clarificationDraft: null });
  });

  it('is compared with what was declared when it came: of an earlier order nothing is asked', async () => {
    const { ticketId } = await inFrench();
    await sla.db.query(`update authority_requests set declared_languages = '{}' where ticket_id = $1`, [
      ticketId,
    ]);
    expect((await sla.get(ticketId)).request).toMatchObject({ translation: null, clarificationDraft: null });
  });
});
