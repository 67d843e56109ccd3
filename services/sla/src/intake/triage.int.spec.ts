import {
  FileAuthorityRequest,
  SaveAuthority,
  MarkTicketSpam,
  MatchTicket,
  RecordCallBack,
} from '@rep13/contracts-sla';
import { buildRequest } from '../../test/authority-request.ts';
import { ADMIN, SIGNUP, startSla, UNKNOWN_SIGNUP, type SlaUnderTest } from '../../test/sla-under-test.ts';

const AS_STAFF = { actor: ADMIN };

let sla: SlaUnderTest;
beforeAll(async () => {
  sla = await startSla();
});
afterAll(() => sla.stop());

let filed = 0;
/** The ticket of an order that an authority filed. */
async function file(given: Parameters<typeof buildRequest>[0] = {}): Promise<{ ticketId: number }> {
  const request = buildRequest({ email: `o${(filed += 1)}@acm.nl`, ...given });
  const { reference } = await sla.call(FileAuthorityRequest, request);
  const [row] = await sla.db.query<{ ticket_id: number }[]>(
    'select ticket_id from authority_requests where reference = $1',
    [reference],
  );
  return { ticketId: row!.ticket_id };
}

describe('what staff makes of a request', () => {
  it('names the client of an order that nobody knew', async () => {
    const { ticketId } = await file({ target: 'A trade name' });
    await expect(sla.call(MatchTicket, { ticketId, signupId: UNKNOWN_SIGNUP })).rejects.toMatchObject({
      status: 400,
    });
    expect(await sla.call(MatchTicket, { ticketId, signupId: SIGNUP }, AS_STAFF)).toMatchObject({
      signupId: SIGNUP,
      companyName: 'Acme Inc.',
    });
  });

  it('closes what no authority sent, and it counts nowhere', async () => {
    const { ticketId } = await file();
    expect(await sla.call(MarkTicketSpam, { ticketId, reason: 'A joke' }, AS_STAFF)).toMatchObject({
      status: 'closed',
      closedAs: 'spam',
      responseDate: null,
      request: { state: 'spam' },
    });
  });

  it('calls back by the directory’s number alone', async () => {
    const { ticketId } = await file({ email: 'x@police.example' });
    const call = () => sla.call(RecordCallBack, { ticketId, note: 'It is theirs' }, AS_STAFF);
    await expect(call()).rejects.toMatchObject({ status: 409, code: 'sla.not-in-directory' });
    const police = { domain: 'police.example', name: 'Police', source: 'Its site' };
    await sla.call(SaveAuthority, police);
    await expect(call()).rejects.toMatchObject({ code: 'sla.not-in-directory' });
    await sla.call(SaveAuthority, { ...police, phone: '+31 1' });
    expect(await call()).toMatchObject({ request: { senderCheck: 'called-back' } });
  });
});
