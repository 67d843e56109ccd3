import {
  AddAuthorityFile,
  ConfirmSender,
  FileAuthorityRequest,
  GetAuthorityMail,
  ReadAuthorityRequest,
  WriteAsAuthority,
  WriteAsStaff,
} from '@rep13/contracts-sla';
import { buildRequest } from '../../test/authority-request.ts';
import { ADMIN, startSla, type SlaUnderTest } from '../../test/sla-under-test.ts';

let sla: SlaUnderTest;
beforeAll(async () => {
  sla = await startSla();
});
afterAll(() => sla.stop());

let senders = 0;
/** Of a sender of its own, so that no other test's orders count. */
const file = () => sla.call(FileAuthorityRequest, buildRequest({ email: `filer${(senders += 1)}@acm.nl` }));
const ticketIdOf = async (reference: string) => {
  const [row] = await sla.db.query<{ ticket_id: number }[]>(
    'select ticket_id from authority_requests where reference = $1',
    [reference],
  );
  return row!.ticket_id;
};

describe('the token of who filed a request', () => {
  const ask = async () => {
    const filed = await file();
    const id = await ticketIdOf(filed.reference);
    await sla.act(id, 'acknowledge');
    await sla.call(
      WriteAsStaff,
      { ticketId: id, to: 'authority', body: 'Which account is it about?', fileIds: [] },
      { actor: ADMIN },
    );
    const { reference } = filed;
    return { ...filed, ticketId: id, mailed: await sla.call(GetAuthorityMail, { reference }) };
  };

  it('adds to it and reads what it wrote itself, and nothing of staff', async () => {
    const { reference, token, mailed } = await ask();
    await sla.call(WriteAsAuthority, { reference, token, body: 'One thing more', fileIds: [] });

    const filer = await sla.call(ReadAuthorityRequest, { reference, token });
    expect(filer).toMatchObject({ readsAnswers: false, messages: [{ body: 'One thing more' }] });
    expect(JSON.stringify(filer)).not.toContain('Which account');
    const office = await sla.call(ReadAuthorityRequest, { reference, token: mailed.token });
    expect(office.messages.map(({ body }) => body)).toEqual(['Which account is it about?', 'One thing more']);
    expect(office.readsAnswers).toBe(true);
  });

  it('gives way to the code beside the mailed link, which opens the request as the link does', async () => {
    const { reference, mailed } = await ask();
    expect(mailed.code).toMatch(/^[2-9A-Z]{5}-[2-9A-Z]{5}$/);
    const typed = mailed.code!.toLowerCase().replace('-', '');
    const office = await sla.call(ReadAuthorityRequest, { reference, token: typed });
    expect(office.readsAnswers).toBe(true);

    const other = await file();
    for (const wrong of [other.reference, reference])
      await expect(
        sla.call(ReadAuthorityRequest, {
          reference: wrong,
          token: wrong === reference ? 'AAAAAAAAAA' : typed,
        }),
      ).rejects.toMatchObject({ status: 404 });
  });

  it('ends once the mailbox is confirmed, and the mailed one goes on', async () => {
    const { reference, token, mailed } = await ask();
    await sla.call(ConfirmSender, { reference, token: mailed.token, code: mailed.confirmCode });

    const gone = { status: 404 };
    await expect(sla.call(ReadAuthorityRequest, { reference, token })).rejects.toMatchObject(gone);
    const write = { reference, token, body: 'As the authority', fileIds: [] };
    await expect(sla.call(WriteAsAuthority, write)).rejects.toMatchObject(gone);
    expect(await sla.call(ReadAuthorityRequest, { reference, token: mailed.token })).toMatchObject({
      isSenderConfirmed: true,
    });
  });

  it('adds 5 MB of files at most; the mailbox adds more', async () => {
    const { reference, token, mailed } = await ask();
    const text = (seed: string) => Buffer.alloc(3 * 1024 * 1024, `${seed} line of text\n`);
    await sla.call(AddAuthorityFile, { reference, token, name: 'a.txt', bytes: text('a') });
    await expect(
      sla.call(AddAuthorityFile, { reference, token, name: 'b.txt', bytes: text('b') }),
    ).rejects.toMatchObject({ status: 409, code: 'sla.mailbox-unconfirmed' });
    await sla.call(AddAuthorityFile, { reference, token: mailed.token, name: 'b.txt', bytes: text('b') });
  });
});
