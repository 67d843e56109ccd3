import { BILLING_TASK_KINDS, PROVIDER_TROUBLES } from '@rep13/contracts-constants';
import { buildInternalContext } from '../../../test/builders.ts';
import { readInternal } from '../../../test/read-email.ts';
import { billingTask } from './billing-task.email.ts';

describe('the mail about something to settle', () => {
  it('says what, of whom, and what to do', async () => {
    const task = { taskId: 1, signupId: 512_345_678, kind: 'vat-unclear' } as const;
    const { content, button, text } = await readInternal(billingTask, task, buildInternalContext());

    expect(content.subject).toBe('Payments: an invoice is on hold: VAT treatment unclear');
    expect(text).toContain('Client: Acme Inc. (DSA-ABC234)');
    expect(text).toContain('ask the client to enter it under Billing');
    expect(button).toBe('https://rep13.example/admin/payments');
  });

  it('admits that a payment is of nobody', async () => {
    const task = { taskId: 2, kind: 'unknown-payment' } as const;
    const { text } = await readInternal(billingTask, task, buildInternalContext());
    expect(text).toContain('Client: None of ours');
  });

  it.each(PROVIDER_TROUBLES)('names no client where %s is the trouble of all', async (kind) => {
    const { text } = await readInternal(billingTask, { taskId: 4, kind }, buildInternalContext());
    expect(text).not.toContain('Client:');
  });

  it.each(BILLING_TASK_KINDS)('has words for %s', async (kind) => {
    const { content } = await readInternal(billingTask, { taskId: 3, kind }, buildInternalContext());
    expect(content.subject.length).toBeLessThan(80);
    expect(content.preview).toMatch(/\.$/);
  });
});
