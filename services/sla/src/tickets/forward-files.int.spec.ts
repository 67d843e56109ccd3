import {
  AddAuthorityFile,
  FileAuthorityRequest,
  GetAuthorityMail,
  GetClientFile,
  GetClientTicket,
  LiftDoNotInform,
  MoveTicket,
  WriteAsAuthority,
} from '@rep13/contracts-sla';
import { eml, EXE, PNG } from '@rep13/testing/files';
import { buildRequest } from '../../test/authority-request.ts';
import { ADMIN, SIGNUP, startSla, type SlaUnderTest } from '../../test/sla-under-test.ts';

const AS_STAFF = { actor: ADMIN };

let sla: SlaUnderTest;
beforeAll(async () => {
  sla = await startSla();
});
afterAll(() => sla.stop());

let filed = 0;
async function orderWithFiles(given: Parameters<typeof buildRequest>[0] = {}) {
  const email = `f${(filed += 1)}@acm.nl`;
  const { reference } = await sla.call(FileAuthorityRequest, buildRequest({ email, ...given }));
  const { token } = await sla.call(GetAuthorityMail, { reference });
  const [row] = await sla.db.query<{ ticket_id: number }[]>(
    'select ticket_id from authority_requests where reference = $1',
    [reference],
  );
  const ticketId = row!.ticket_id;
  const add = (name: string, bytes: Uint8Array) =>
    sla.call(AddAuthorityFile, { reference, token, name, bytes });
  const picture = await add('screen.png', PNG);
  const mail = await add('mail.eml', eml());
  const later = await add('later.txt', Buffer.from('Between us.'));
  await sla.call(WriteAsAuthority, { reference, token, body: 'For you alone.', fileIds: [later.id] });
  await sla.act(ticketId, 'acknowledge');
  const client = { ticketId, signupId: SIGNUP };
  const seen = async () => (await sla.call(GetClientTicket, client)).files.map(({ name }) => name);
  return { ticketId, client, picture, mail, later, add, seen };
}
const forward = (ticketId: number, fileIds?: string[]) =>
  sla.call(MoveTicket, { ticketId, action: 'forward', ...(fileIds && { fileIds }) }, AS_STAFF);

describe('files of an order', () => {
  it('go to the client with the order as they are ticked, and no other one does', async () => {
    const { ticketId, client, picture, mail, seen } = await orderWithFiles();
    await expect(seen()).rejects.toMatchObject({ status: 404 });
    const { files } = await forward(ticketId, [picture.id]);
    expect(files.map(({ name, forwardedAt }) => [name, forwardedAt !== null])).toEqual([
      ['screen.png', true],
      ['mail.eml', false],
      ['later.txt', false],
    ]);
    expect(await seen()).toEqual(['screen.png']);
    const { bytes } = await sla.call(GetClientFile, { ...client, fileId: picture.id });
    expect(Buffer.from(bytes)).toEqual(PNG);
    await expect(sla.call(GetClientFile, { ...client, fileId: mail.id })).rejects.toMatchObject({
      status: 404,
    });
  });

  it('go as they came with the order unless it is said, and not those of a message to us', async () => {
    const { ticketId, seen } = await orderWithFiles();
    await forward(ticketId);
    expect(await seen()).toEqual(['screen.png', 'mail.eml']);
  });

  it('do not go by themselves where the client was not to hear of it', async () => {
    const { ticketId, picture, seen } = await orderWithFiles({ doNotInform: true });
    await sla.call(LiftDoNotInform, { ticketId, reason: 'They agree' }, AS_STAFF);
    await forward(ticketId);
    expect(await seen()).toEqual([]);
    const ticked = await orderWithFiles({ doNotInform: true });
    await sla.call(LiftDoNotInform, { ticketId: ticked.ticketId, reason: 'They agree' }, AS_STAFF);
    await expect(forward(ticked.ticketId, [picture.id])).rejects.toMatchObject({ status: 400 });
    await forward(ticked.ticketId, [ticked.mail.id]);
    expect(await ticked.seen()).toEqual(['mail.eml']);
  });

  it('stay with whom they were forwarded to, whoever is matched later', async () => {
    const { ticketId, seen } = await orderWithFiles();
    await forward(ticketId);
    await sla.db.query('update sla_tickets set signup_id = 987654321 where id = $1', [ticketId]);
    const other = { ticketId, signupId: 987_654_321 };
    expect((await sla.call(GetClientTicket, other)).files).toEqual([]);
    await expect(seen()).rejects.toMatchObject({ status: 404 });
  });

  it('are what their bytes say', async () => {
    const { add } = await orderWithFiles();
    await expect(add('screen.png', EXE)).rejects.toMatchObject({ status: 415 });
    expect(await add('anything.pdf', PNG)).toMatchObject({
      name: 'anything.pdf.png',
      contentType: 'image/png',
    });
  });
});
