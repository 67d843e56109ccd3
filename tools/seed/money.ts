import { DEMO_PASSWORD, type DemoCompany } from './companies.ts';
import { eventually } from './eventually.ts';
import type { Visitor } from './visitor.ts';

/** Whom the company's invoices are for; the demo asks nobody. */
const billing = ({ name, country, host }: DemoCompany) => ({
  legalName: name,
  address: `13 Example Street, ${country}`,
  taxIdType: 'company-number',
  taxId: '13-00013',
  businessProof: `https://${host}/register`,
});

/** Pays as a visitor does: at once with the demo, else on the page of the test Stripe, whose webhook then pays. */
export async function pay(visitor: Visitor, signupId: number, company: DemoCompany): Promise<void> {
  const begun = await visitor.post<{ redirectTo?: string }>('/api/payment', {
    signupId,
    billing: billing(company),
  });
  if (!begun.redirectTo) return;
  await fetch(begun.redirectTo, {
    method: 'POST',
    body: new URLSearchParams({ do: 'pay' }),
    redirect: 'manual',
  });
  await eventually(async () => {
    const { state } = await visitor.get<{ state: string }>(`/api/payment/${signupId}`);
    return state === 'paid' || undefined;
  }, `The payment of ${company.name} was not confirmed`);
}

/** Ends the agreement on the day that the client is shown. */
export async function cancel(visitor: Visitor, clientId: string): Promise<void> {
  await visitor.post('/api/client/login', { clientId, password: DEMO_PASSWORD });
  const { cancellation } = await visitor.get<{ cancellation: { endsAt: string } | null }>(
    '/api/client/subscription',
  );
  const endsAt = cancellation?.endsAt;
  if (endsAt)
    await visitor.post('/api/client/cancellation', { endsAt, reason: 'We close our shop in the EU.' });
}
