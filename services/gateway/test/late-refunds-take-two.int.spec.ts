import { DAY_MS } from '@rep13/contracts-constants';
import { GetPayment, RefundPayment, type PaymentItem } from '@rep13/contracts-onboarding';
import { addStaff, eventsOf, staffBrowser } from './staff-members.ts';
import { startGateway, type Browser, type TestGateway } from './start-gateway.ts';

const BODY = { reason: 'The service was never used' };

describe('a refund by staff', () => {
  let gateway: TestGateway;
  let ada: Browser;
  let dora: Browser;
  let paidAt: string;
  const done: object[] = [];

  beforeAll(async () => {
    gateway = await startGateway();
    const { answer } = gateway.stubbedServices;
    answer(GetPayment, ({ paymentId: id }) => ({ id, paidAt, companyName: 'Acme Inc.' }) as PaymentItem);
    answer(RefundPayment, (command) => {
      done.push(command);
      return { id: command.paymentId } as PaymentItem;
    });
    await addStaff(gateway, 'dora', 'admin');
    [ada, dora] = [await staffBrowser(gateway), await staffBrowser(gateway, 'dora')];
  });
  afterAll(() => gateway.stop());
  beforeEach(() => {
    done.length = 0;
  });

  const paidDaysAgo = (days: number) => (paidAt = new Date(Date.now() - days * DAY_MS).toISOString());
  const refund = (paymentId: number, body: object = BODY) =>
    ada.post(`/api/admin/payments/${paymentId}/refund`).send(body);
  const published = async (type: string) => (await eventsOf(gateway, type)).map(({ data }) => data);

  it('is made at once within thirty days', async () => {
    paidDaysAgo(29);
    await refund(1).expect(200);
    expect(done).toEqual([{ ...BODY, paymentId: 1 }]);
  });

  it('waits for another admin later, and is told as a kind that first readers do not know', async () => {
    paidDaysAgo(31);
    const { approvalId } = (await refund(2).expect(202)).body as { approvalId: string };
    expect(done).toEqual([]);
    const fact = { approvalId, kind: 'refund-payment', requestedBy: 1 };
    expect(await published('gateway.approval.requested.v2')).toEqual([fact]);

    await dora.post(`/api/admin/approvals/${approvalId}/grant`).send({}).expect(200);
    expect(done).toEqual([{ ...BODY, paymentId: 2 }]);
    expect(await published('gateway.approval.granted.v2')).toEqual([fact]);
    expect(await published('gateway.approval.requested.v1')).toEqual([]);
    expect(await published('gateway.approval.granted.v1')).toEqual([]);
  });

  it('is told every admin when it is made alone', async () => {
    paidDaysAgo(31);
    await refund(3, { ...BODY, breakGlass: 'The bank closes today' }).expect(200);
    expect(done).toEqual([{ ...BODY, paymentId: 3 }]);
    expect(await published('gateway.approval.glass-broken.v2')).toHaveLength(1);
  });
});
