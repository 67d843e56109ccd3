import { ERROR_CODES } from '@rep13/contracts-constants';
import {
  AddAuthorityFile,
  AddClientFile,
  AddStaffFile,
  AddTicketNote,
  FileAuthorityRequest,
  GetAuthorityMail,
  GetAuthorityFile,
  GetClientFile,
  GetClientTicket,
  GetTicketFile,
  LiftDoNotInform,
  ListTicketNotes,
  ListTickets,
  ReadAuthorityRequest,
  ReadTicketAsClient,
  WriteAsAuthority,
  WriteAsClient,
  WriteAsStaff,
} from '@rep13/contracts-sla';
import { pdfOf } from '@rep13/testing/files';
import { buildRequest } from '../../test/authority-request.ts';
import { ADMIN, SIGNUP, startSla, type SlaUnderTest } from '../../test/sla-under-test.ts';

const CANARY = 'canary-of-staff';
const BYTES = Buffer.from('What the officer saw, as plain text.');
const AS_STAFF = { actor: ADMIN };

let sla: SlaUnderTest;
beforeAll(async () => {
  sla = await startSla();
});
afterAll(() => sla.stop());

let filed = 0;
/** An order of an authority with its ticket, at work with the client. */
async function conversation(given: Parameters<typeof buildRequest>[0] = {}) {
  const { reference } = await sla.call(
    FileAuthorityRequest,
    buildRequest({ email: `o${(filed += 1)}@acm.nl`, ...given }),
  );
  const { token } = await sla.call(GetAuthorityMail, { reference });
  const [row] = await sla.db.query<{ ticket_id: number }[]>(
    'select ticket_id from authority_requests where reference = $1',
    [reference],
  );
  const ticketId = row!.ticket_id;
  return {
    link: { reference, token },
    ticketId,
    client: { ticketId, signupId: SIGNUP },
  };
}
async function forwarded() {
  const talk = await conversation();
  await sla.act(talk.ticketId, 'acknowledge');
  await sla.act(talk.ticketId, 'forward');
  return talk;
}

describe('a conversation about an order', () => {
  it('goes between authority, staff and client, each reading what is for it', async () => {
    const { link, ticketId, client } = await forwarded();
    await sla.call(WriteAsStaff, { ticketId, to: 'client', body: 'What do you say?' }, AS_STAFF);
    await sla.call(ReadTicketAsClient, client);
    const { id: fileId } = await sla.call(AddClientFile, { ...client, name: 'answer.txt', bytes: BYTES });
    await sla.call(WriteAsClient, { ...client, body: 'It is gone.', fileIds: [fileId] });
    await sla.call(
      WriteAsStaff,
      { ticketId, to: 'authority', body: 'Done, see the file.', fileIds: [fileId] },
      AS_STAFF,
    );
    await sla.call(WriteAsAuthority, { ...link, body: 'Thank you.' });

    const { messages, clientReadAt, clientAnsweredAt, events } = await sla.get(ticketId);
    expect(messages.map(({ direction, author }) => [direction, author])).toEqual([
      ['staff_to_client', ADMIN],
      ['client_to_staff', `client:${SIGNUP}`],
      ['staff_to_authority', ADMIN],
      ['authority_to_staff', 'authority'],
    ]);
    expect(clientReadAt && clientAnsweredAt).toBeTruthy();
    expect(events.map(({ action }) => action)).toEqual([
      'open',
      'acknowledge',
      'forward',
      'write-client',
      'client-read',
      'client-wrote',
      'write-authority',
      'authority-wrote',
    ]);
    const seenByClient = await sla.call(GetClientTicket, client);
    expect(seenByClient.messages.map(({ from, body }) => [from, body])).toEqual([
      ['staff', 'What do you say?'],
      ['client', 'It is gone.'],
    ]);
    expect(seenByClient.order).toMatchObject({ legalBasis: 'Article 5 of the Act' });
    const seenByAuthority = await sla.call(ReadAuthorityRequest, link);
    expect(seenByAuthority.messages.map(({ from, body }) => [from, body])).toEqual([
      ['staff', 'Done, see the file.'],
      ['authority', 'Thank you.'],
    ]);
    const { bytes } = await sla.call(GetAuthorityFile, { ...link, fileId });
    expect(Buffer.from(bytes)).toEqual(BYTES);
  });

  it('takes a file once, however often it is sent with its key', async () => {
    const { link, ticketId, client } = await forwarded();
    const file = { name: 'a.txt', bytes: BYTES };
    const adds = [
      (given: object) => sla.call(AddClientFile, { ...client, ...file }, given),
      (given: object) => sla.call(AddAuthorityFile, { ...link, ...file }, given),
      (given: object) => sla.call(AddStaffFile, { ticketId, ...file }, { ...AS_STAFF, ...given }),
    ];
    for (const [index, add] of adds.entries()) {
      const idempotency = { scope: `sender ${index}`, key: 'one', fingerprint: 'these bytes' };
      const [first, again] = [await add({ idempotency }), await add({ idempotency })];
      expect(again).toEqual(first);
      const otherBytes = { idempotency: { ...idempotency, fingerprint: 'other bytes' } };
      await expect(add(otherBytes)).rejects.toMatchObject({ code: ERROR_CODES.idempotencyKeyReused });
    }
    expect((await sla.get(ticketId)).files).toHaveLength(adds.length);
  });

  it('shows a client nothing of the order before it was forwarded', async () => {
    const { client } = await conversation();
    await expect(sla.call(GetClientTicket, client)).rejects.toMatchObject({ status: 404 });
    expect(await sla.call(ListTickets, { signupId: client.signupId, forClient: true })).not.toContainEqual(
      expect.objectContaining({ id: client.ticketId }),
    );
    await expect(
      sla.call(WriteAsStaff, { ticketId: client.ticketId, to: 'client', body: 'x' }, AS_STAFF),
    ).rejects.toMatchObject({ status: 409, code: 'sla.client-not-yet-told' });
  });

  it('is nobody else’s', async () => {
    const { ticketId } = await forwarded();
    const other = { ticketId, signupId: SIGNUP + 1 };
    for (const ask of [
      () => sla.call(GetClientTicket, other),
      () => sla.call(ReadTicketAsClient, other),
      () => sla.call(WriteAsClient, { ...other, body: 'x' }),
      () => sla.call(AddClientFile, { ...other, name: 'a.txt', bytes: BYTES }),
    ])
      await expect(ask()).rejects.toMatchObject({ status: 404 });
  });

  it('is over with the order, but for its authority', async () => {
    const { ticketId, client } = await forwarded();
    await sla.act(ticketId, 'close', { reason: 'Sent twice', closedAs: 'duplicate' });
    for (const ask of [
      () => sla.call(WriteAsStaff, { ticketId, to: 'client', body: 'x' }, AS_STAFF),
      () => sla.call(WriteAsClient, { ...client, body: 'x' }),
      () => sla.call(AddStaffFile, { ticketId, name: 'a.txt', bytes: BYTES }),
    ])
      await expect(ask()).rejects.toMatchObject({ status: 409, code: 'sla.ticket-closed' });
  });

  it('takes nothing from who has seen an older version', async () => {
    const { ticketId } = await forwarded();
    const { version } = await sla.get(ticketId);
    await sla.call(WriteAsStaff, { ticketId, to: 'authority', body: 'First', version }, AS_STAFF);
    await expect(
      sla.call(WriteAsStaff, { ticketId, to: 'authority', body: 'Second', version }, AS_STAFF),
    ).rejects.toMatchObject({ status: 412, code: 'sla.ticket-changed' });
    expect((await sla.get(ticketId)).messages).toHaveLength(1);
  });

  it('with an authority needs its form, and with a client one who may be told', async () => {
    const { id } = await sla.open();
    await expect(sla.call(WriteAsStaff, { ticketId: id, to: 'authority', body: 'x' })).rejects.toMatchObject({
      code: 'sla.authority-unreachable',
    });
    const unknown = await conversation({ target: 'Nobody we know' });
    await expect(
      sla.call(WriteAsStaff, { ticketId: unknown.ticketId, to: 'client', body: 'x' }),
    ).rejects.toMatchObject({ code: 'sla.client-unknown' });
  });
});

describe('an order that the client must not hear of', () => {
  it('is neither shown nor forwarded, until it is lifted', async () => {
    const { ticketId, client } = await conversation({ doNotInform: true });
    await sla.act(ticketId, 'acknowledge');
    await expect(sla.act(ticketId, 'forward')).rejects.toMatchObject({
      code: 'sla.client-not-to-be-informed',
    });
    await expect(sla.call(WriteAsStaff, { ticketId, to: 'client', body: 'x' })).rejects.toMatchObject({
      code: 'sla.client-not-to-be-informed',
    });
    for (const ask of [
      () => sla.call(GetClientTicket, client),
      () => sla.call(WriteAsClient, { ...client, body: 'x' }),
    ])
      await expect(ask()).rejects.toMatchObject({ status: 404 });

    await sla.call(LiftDoNotInform, { ticketId, reason: 'Agreed with the officer' }, AS_STAFF);
    expect(await sla.act(ticketId, 'forward')).toMatchObject({ status: 'forwarded', doNotInform: false });
    expect(await sla.call(GetClientTicket, client)).toMatchObject({ id: ticketId });
  });
});

describe('a file of an order', () => {
  it('is kept encrypted, and opened only by whom it is for', async () => {
    const { link, ticketId, client } = await forwarded();
    const own = await sla.call(AddAuthorityFile, { ...link, name: '../evil/annex.txt', bytes: BYTES });
    expect(own).toMatchObject({ name: 'annex.txt', contentType: expect.stringContaining('text/plain') });
    const [row] = await sla.db.query<{ sealed: Buffer }[]>('select sealed from ticket_files where id = $1', [
      own.id,
    ]);
    expect(row!.sealed.includes(BYTES)).toBe(false);

    expect(Buffer.from((await sla.call(GetTicketFile, { ticketId, fileId: own.id })).bytes)).toEqual(BYTES);
    await expect(sla.call(GetClientFile, { ...client, fileId: own.id })).rejects.toMatchObject({
      status: 404,
    });
    await sla.call(
      WriteAsStaff,
      { ticketId, to: 'client', body: 'See the annex', fileIds: [own.id] },
      AS_STAFF,
    );
    expect(Buffer.from((await sla.call(GetClientFile, { ...client, fileId: own.id })).bytes)).toEqual(BYTES);

    const drafted = await sla.call(AddStaffFile, { ticketId, name: 'draft.txt', bytes: BYTES });
    await expect(sla.call(GetAuthorityFile, { ...link, fileId: drafted.id })).rejects.toMatchObject({
      status: 404,
    });
    await expect(
      sla.call(WriteAsClient, { ...client, body: 'Not mine', fileIds: [drafted.id] }),
    ).rejects.toMatchObject({ status: 400 });
  });

  it('is what its bytes say', async () => {
    const { link } = await conversation();
    const pdf = await sla.call(AddAuthorityFile, { ...link, name: 'order.exe', bytes: pdfOf() });
    expect(pdf).toMatchObject({ name: 'order.exe.pdf', contentType: 'application/pdf' });
    await expect(
      sla.call(AddAuthorityFile, {
        ...link,
        name: 'order.pdf',
        bytes: Buffer.from([0, 1, 2, 3, 4, 5, 6, 7]),
      }),
    ).rejects.toMatchObject({ status: 415 });
  });

  it('has a limit of 20 for each side', async () => {
    const { link } = await conversation();
    await Promise.all(
      Array.from({ length: 20 }, (_, n) =>
        sla.call(AddAuthorityFile, { ...link, name: `${n}.txt`, bytes: BYTES }),
      ),
    );
    await expect(sla.call(AddAuthorityFile, { ...link, name: '21.txt', bytes: BYTES })).rejects.toMatchObject(
      {
        status: 409,
        code: 'sla.ticket-files-full',
      },
    );
  });
});

describe('staff’s notes', () => {
  it('are in no answer to client or authority, and in no event', async () => {
    const { link, ticketId, client } = await forwarded();
    await sla.call(AddTicketNote, { ticketId, body: CANARY }, AS_STAFF);
    await sla.act(ticketId, 'start', { note: CANARY });
    await sla.call(WriteAsStaff, { ticketId, to: 'authority', body: 'Soon' }, AS_STAFF);

    expect(await sla.call(ListTicketNotes, { ticketId })).toEqual([
      expect.objectContaining({ author: ADMIN, body: CANARY }),
    ]);
    const visible = [
      await sla.call(GetClientTicket, client),
      await sla.call(ReadTicketAsClient, client),
      await sla.call(ReadAuthorityRequest, link),
      await sla.db.query('select envelope from outbox_messages'),
    ];
    expect(JSON.stringify(visible)).not.toContain(CANARY);
  });
});
