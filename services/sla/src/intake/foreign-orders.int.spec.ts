import type { PayloadOf } from '@rep13/contracts-messaging';
import { HOUR_MS } from '@rep13/contracts-constants';
import { FileAuthorityRequest, GetAuthorityMail, ReadAuthorityRequest } from '@rep13/contracts-sla';
import { buildRequest } from '../../test/authority-request.ts';
import { startSla, type SlaUnderTest } from '../../test/sla-under-test.ts';

let sla: SlaUnderTest;
beforeAll(async () => {
  sla = await startSla();
});
afterAll(() => sla.stop());

let sent = 0;
async function file(given: Partial<PayloadOf<FileAuthorityRequest>>) {
  sent += 1;
  const request = buildRequest({ kind: 'general', email: `desk${sent}@bka.example`, ...given });
  const receipt = await sla.call(FileAuthorityRequest, request);
  const [row] = await sla.db.query<{ ticket_id: number }[]>(
    'select ticket_id from authority_requests where reference = $1',
    [receipt.reference],
  );
  return { receipt, ticket: await sla.get(row!.ticket_id) };
}

describe('an order that is recognised and not ours', () => {
  it.each([
    ['tco-removal-order', 1, 'critical'],
    ['tco-first-notice', 12, 'high'],
    ['e-evidence', null, 'normal'],
    ['complaint', null, 'normal'],
    ['personal-data', null, 'normal'],
  ] as const)('%s has %s hours and is %s', async (foreignKind, hours, urgencyLevel) => {
    const { receipt, ticket } = await file({ foreignKind });
    expect(receipt).toMatchObject({ foreignKind, missing: [], translation: null });
    const receivedAt = Date.parse(ticket.request!.receivedAt);
    expect(ticket).toMatchObject({
      urgencyLevel,
      request: { foreignKind },
      answerDueAt: hours === null ? null : new Date(receivedAt + hours * HOUR_MS).toISOString(),
    });
    const { reference } = receipt;
    expect(await sla.call(GetAuthorityMail, { reference })).toMatchObject({ foreignKind });
    const { order } = await sla.call(ReadAuthorityRequest, { reference, token: receipt.token });
    expect(order.foreignKind).toBe(foreignKind);
  });

  it('keeps the time that its authority named', async () => {
    const deadlineAt = new Date(sla.now().getTime() + 30 * 60_000).toISOString();
    const { ticket } = await file({ foreignKind: 'tco-removal-order', deadlineAt });
    expect(ticket.answerDueAt).toBe(deadlineAt);
  });

  it('is none where it is an order of the DSA', async () => {
    const { ticket } = await file({ kind: 'act', foreignKind: 'tco-removal-order' });
    expect(ticket).toMatchObject({
      urgencyLevel: 'normal',
      request: { foreignKind: null },
      answerDueAt: null,
    });
  });
});
