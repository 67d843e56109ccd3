import { AuthorityReceiptMailed } from '@rep13/contracts-notifications';
import type { PayloadOf } from '@rep13/contracts-messaging';
import {
  ClassifyTicket,
  CountTickets,
  FileAuthorityRequest,
  GetAuthorityMail,
  GetTicketPulse,
  ReadAuthorityRequest,
} from '@rep13/contracts-sla';
import { eventually } from '@rep13/testing';
import { buildRequest } from '../../test/authority-request.ts';
import { ADMIN, startSla, type SlaUnderTest } from '../../test/sla-under-test.ts';

const PHISHING = { category: 'STATEMENT_CATEGORY_SCAMS_AND_FRAUD', subcategory: 'KEYWORD_PHISHING' } as const;
const UNSPECIFIED = { category: 'STATEMENT_CATEGORY_NOT_SPECIFIED_ORDER' } as const;
const OTHER = { ...PHISHING, subcategory: 'KEYWORD_OTHER', categoryDescription: 'Fake tolls' } as const;

let sla: SlaUnderTest;
let senders = 0;
beforeAll(async () => {
  sla = await startSla();
});
afterAll(() => sla.stop());

/** Of a sender of its own, so that no order is held. */
async function file(given: Partial<PayloadOf<FileAuthorityRequest>> = {}) {
  const email = `officer${(senders += 1)}@acm.nl`;
  const { reference } = await sla.call(FileAuthorityRequest, buildRequest({ email, ...given }));
  const [row] = await sla.db.query<{ id: number }[]>(
    'select ticket_id as id from authority_requests where reference = $1',
    [reference],
  );
  return { reference, ticketId: row!.id };
}
const classify = (ticketId: number, given: Omit<PayloadOf<ClassifyTicket>, 'ticketId'>) =>
  sla.call(ClassifyTicket, { ticketId, ...given }, { actor: ADMIN });
const refusedAt = (path: string) => ({
  status: 400,
  details: { errors: [{ path, message: expect.any(String) }] },
});
const incomplete = async () => {
  const count = await sla.call(CountTickets, { reportIncomplete: true });
  expect((await sla.call(GetTicketPulse, {})).reportIncomplete).toBe(count);
  return count;
};

describe('what the yearly report counts an order by', () => {
  it.each<[string, Partial<PayloadOf<FileAuthorityRequest>>, object]>([
    ['its addresses', { urls: ['https://a.example/1', 'https://a.example/2'] }, { itemCount: 2 }],
    ['its accounts', { kind: 'information', identifiers: ['@one'] }, { itemCount: 1 }],
    ['nothing where it names none', { urls: [] }, { itemCount: null }],
    [
      'its legal basis',
      { legalBasis: 'Article 5\n of the Act' },
      { citedProvisions: ['Article 5 of the Act'] },
    ],
  ])('is at first what the form gives: %s', async (_, given, expected) => {
    expect(await sla.get((await file(given)).ticketId)).toMatchObject({ category: null, ...expected });
  });

  it('is what staff says, and goes to the authority with the figures of its order', async () => {
    const { reference, ticketId } = await file();
    const before = await incomplete();
    for (const action of ['acknowledge', 'forward', 'start'] as const) await sla.act(ticketId, action);
    await sla.act(ticketId, 'respond', { outcome: 'given' });
    expect(await incomplete()).toBe(before + 1);

    expect(
      await classify(ticketId, { ...OTHER, itemCount: 7, citedProvisions: ['Article 5', 'Article 6'] }),
    ).toMatchObject({ ...OTHER, itemCount: 7, citedProvisions: ['Article 5', 'Article 6'] });
    const { token } = await sla.call(GetAuthorityMail, { reference });
    const { figures } = await sla.call(ReadAuthorityRequest, { reference, token });
    const { category, subcategory } = OTHER;
    expect(figures).toMatchObject({ category, subcategory, itemCount: 7 });
    expect(JSON.stringify(figures)).not.toContain('tolls');
    expect(await incomplete()).toBe(before);
  });

  it('may be said after the end; a name of its own takes the description along, another category both', async () => {
    const { ticketId } = await file();
    await sla.act(ticketId, 'close', { reason: 'Done', outcome: 'given' });
    await classify(ticketId, OTHER);
    expect(await classify(ticketId, { subcategory: 'KEYWORD_PHISHING' })).toMatchObject({
      ...PHISHING,
      categoryDescription: null,
    });
    expect(await classify(ticketId, { category: 'STATEMENT_CATEGORY_VIOLENCE' })).toMatchObject({
      subcategory: null,
    });
    expect(await classify(ticketId, { category: null, itemCount: null })).toMatchObject({
      category: null,
      itemCount: null,
    });
  });

  it.each<[string, Omit<PayloadOf<ClassifyTicket>, 'ticketId'>, string]>([
    [
      'a sub-category of another category',
      { ...PHISHING, subcategory: 'KEYWORD_NUDITY' as never },
      'subcategory',
    ],
    ['a sub-category alone', { subcategory: 'KEYWORD_PHISHING' }, 'subcategory'],
    ['“other” without its description', { ...OTHER, categoryDescription: '' }, 'categoryDescription'],
    ['“not specified”, as it names its legal basis', { ...UNSPECIFIED, citedProvisions: [] }, 'category'],
    ['a category of terms and conditions', { category: 'STATEMENT_CATEGORY_OTHER_VIOLATION_TC' }, 'category'],
    ['no items', { itemCount: 0 }, 'itemCount'],
    ['more than 20 provisions', { citedProvisions: Array.from({ length: 21 }, String) }, 'citedProvisions'],
  ])('is not %s', async (_, given, path) => {
    const { ticketId } = await file();
    await expect(classify(ticketId, given)).rejects.toMatchObject(refusedAt(path));
  });

  it('is “not specified” only of an order without any legal ground', async () => {
    const { ticketId } = await file({ legalBasis: null });
    expect(await classify(ticketId, UNSPECIFIED)).toMatchObject(UNSPECIFIED);
    await expect(classify(ticketId, { citedProvisions: ['Article 5'] })).rejects.toMatchObject(
      refusedAt('category'),
    );
  });

  it.each<
    [string, Partial<PayloadOf<FileAuthorityRequest>>, Omit<PayloadOf<ClassifyTicket>, 'ticketId'>, number]
  >([
    ['its category', {}, {}, 1],
    ['its sub-category', {}, { category: PHISHING.category }, 1],
    ['its Member State', { memberState: null }, PHISHING, 1],
    ['the number of its items', { urls: [] }, PHISHING, 1],
    ['nothing', {}, PHISHING, 0],
    ['no sub-category where there is none', { legalBasis: null }, UNSPECIFIED, 0],
    ['no number of items where the template has none', { kind: 'information', identifiers: [] }, PHISHING, 0],
  ])('lacks, of an order that was answered, %s', async (_, given, stated, more) => {
    const { ticketId } = await file(given);
    const before = await incomplete();
    await classify(ticketId, stated);
    await sla.act(ticketId, 'close', { reason: 'Done', outcome: 'given' });
    expect(await incomplete()).toBe(before + more);
  });

  it('is asked of orders that count: of none that was a duplicate, or about nobody', async () => {
    const before = await incomplete();
    await sla.act((await file()).ticketId, 'close', { reason: 'Same as another', closedAs: 'duplicate' });
    await sla.act((await file({ target: 'Nobody' })).ticketId, 'close', { reason: 'Done', outcome: 'given' });
    await sla.act((await file({ kind: 'general' })).ticketId, 'close', { reason: 'Done', outcome: 'given' });
    expect(await incomplete()).toBe(before);
  });
});

describe('the receipt', () => {
  it('was told by itself once its mail is out, and by a person where that was earlier', async () => {
    const [mailed, written] = [await file(), await file()];
    await sla.act(written.ticketId, 'acknowledge');
    const { responseDate } = await sla.get(written.ticketId);
    const mailedAt = new Date(Date.parse(responseDate!) + 60_000).toISOString();
    for (const { reference } of [mailed, written])
      await sla.stubbedServices.announce(AuthorityReceiptMailed, { reference, mailedAt });
    const isRecorded = async () => (await sla.get(mailed.ticketId)).receiptInformedAt !== null;
    await eventually(isRecorded, { fact: 'the receipt was recorded' });
    expect(await sla.get(mailed.ticketId)).toMatchObject({
      receiptInformedAt: mailedAt,
      receiptAutomatic: true,
    });
    expect(await sla.get(written.ticketId)).toMatchObject({
      receiptInformedAt: responseDate,
      receiptAutomatic: false,
    });
  });
});
