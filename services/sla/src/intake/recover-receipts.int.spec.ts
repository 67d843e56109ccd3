import { LIST_MAX } from '@rep13/contracts-constants';
import { ListEmails, type EmailView } from '@rep13/contracts-notifications';
import { FileAuthorityRequest } from '@rep13/contracts-sla';
import { eventually } from '@rep13/testing';
import { buildRequest } from '../../test/authority-request.ts';
import { startSla, type SlaUnderTest } from '../../test/sla-under-test.ts';
import { BeginRecoveringReceipts } from './begin-recovering-receipts.ts';

describe('when an authority was told of the receipt before that was recorded', () => {
  let sla: SlaUnderTest;
  let senders = 0;
  const asked: (number | undefined)[] = [];
  const log: EmailView[] = [];
  beforeAll(async () => {
    sla = await startSla();
    sla.stubbedServices.answer(ListEmails, ({ type, status, limit, cursor }) => {
      asked.push(cursor);
      const found = log.filter((mail) => mail.type === type && mail.status === status);
      return found.filter(({ id }) => cursor === undefined || id < cursor).slice(0, limit);
    });
  });
  afterAll(() => sla.stop());

  async function file() {
    const email = `officer${(senders += 1)}@acm.nl`;
    const { reference } = await sla.call(FileAuthorityRequest, buildRequest({ email }));
    const [row] = await sla.db.query<{ id: number }[]>(
      'select ticket_id as id from authority_requests where reference = $1',
      [reference],
    );
    return { reference, id: row!.id };
  }
  /** The log shows its newest line first. */
  const mailed = (subject: string, sentAt: string | null, status: EmailView['status'] = 'sent') =>
    log.unshift({
      ...{
        id: log.length + 1,
        recipient: 'x@acm.nl',
        subject,
        type: 'authority-receipt',
        status,
        attempt: 1,
      },
      ...{ sentAt, failureReason: null, clientId: null, signupId: null, resentAt: null },
      createdAt: '2026-11-20T09:00:00.000Z',
    });
  const receiptOf = async (id: number) => {
    const { receiptInformedAt, receiptAutomatic } = await sla.get(id);
    return [receiptInformedAt, receiptAutomatic];
  };

  it('the mail that the log has counts, else the first word of a person; else it stays open', async () => {
    const [twice, late, spoken, dutch, silent] = [
      await file(),
      await file(),
      await file(),
      await file(),
      await file(),
    ];
    mailed(`${twice.reference}: we have your order`, '2026-11-20T09:15:00.000Z');
    mailed('A-ZZZZ-ZZZZ: we have your order', '2026-11-20T09:16:00.000Z');
    mailed(`${silent.reference}: we have your order`, null, 'failed');
    for (let line = 0; line < LIST_MAX; line += 1) mailed('No order of ours', '2026-11-21T09:00:00.000Z');
    mailed(`${twice.reference}: we have your order`, '2026-11-22T09:00:00.000Z');
    mailed(`${dutch.reference}: wij hebben uw verzoek ontvangen`, '2026-11-22T10:00:00.000Z');
    for (const { id } of [late, spoken]) await sla.act(id, 'acknowledge');
    mailed(`${late.reference}: we have your order`, '2000-01-01T09:00:00.000Z');
    await sla.db.query(
      'update sla_tickets set receipt_informed_at = null, receipt_automatic = null where id <> $1',
      [late.id],
    );
    const { responseDate } = await sla.get(spoken.id);

    await sla.app.get(BeginRecoveringReceipts).onApplicationBootstrap();
    await eventually(async () => (await receiptOf(spoken.id))[0] !== null, {
      fact: 'the log was read to its end',
    });

    expect(await receiptOf(twice.id)).toEqual(['2026-11-20T09:15:00.000Z', true]);
    expect(await receiptOf(dutch.id)).toEqual(['2026-11-22T10:00:00.000Z', true]);
    expect(await receiptOf(late.id)).toEqual(['2000-01-01T09:00:00.000Z', true]);
    expect(await receiptOf(spoken.id)).toEqual([responseDate, false]);
    expect(await receiptOf(silent.id)).toEqual([null, null]);
    expect(asked).toEqual([undefined, 7]);
  });

  it('is looked for once', async () => {
    await sla.app.get(BeginRecoveringReceipts).onApplicationBootstrap();
    const jobs = await sla.db.query<object[]>(
      `select from jobs where name = 'recover-receipts' and key = 'all'`,
    );
    expect(jobs).toHaveLength(1);
  });
});
