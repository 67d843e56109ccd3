import type { BillingTaskKind } from '@rep13/contracts-constants';

interface TaskLabels {
  title: string;
  /** What to do about it. */
  advice: string;
}

export const TASK_LABELS: Record<BillingTaskKind, TaskLabels> = {
  'vat-unclear': {
    title: 'VAT is not decided',
    advice:
      'The invoice waits. Complete the billing data on the client’s page: with a number that can be looked up and a country outside the EU, it is issued by itself. For every other client, ask the tax adviser.',
  },
  'other-amount': {
    title: 'Another amount was paid',
    advice:
      'It does not count as the fee. Find out at the provider why, refund it there, and ask the client to pay the fee.',
  },
  'second-subscription': {
    title: 'A client paid twice',
    advice:
      'Look at the provider whether the second subscription is cancelled and refunded. That is done without you.',
  },
  'unknown-payment': {
    title: 'A payment of nobody we know',
    advice: 'Find out at the provider who paid. If it is not for us, refund it there.',
  },
  debt: {
    title: 'A fee is unpaid for 60 days',
    advice:
      'By the agreement it is a material breach. Write to the client, and decide whether its mandate ends.',
  },
  dispute: {
    title: 'A bank takes a payment back',
    advice:
      'While it is open, answer the dispute at the provider before its deadline, with the agreement and the invoice. Once it is lost, the fee of the running year is owed again, and the client is asked for it. Write to the client.',
  },
  'books-differ': {
    title: 'The books do not agree',
    advice:
      'The details say what differs between the provider, the ledger and the invoices. Find out which of them is wrong. It is compared again each day, once this is settled.',
  },
  'ended-at-provider': {
    title: 'The provider charges a client no more',
    advice:
      'Nobody here has asked for it. Read at the provider who ended the subscription, and speak to the client. Where nothing was owed, the client has got notice by mail.',
  },
  'webhooks-missing': {
    title: 'The provider’s webhooks do not arrive',
    advice:
      'What was paid is found by asking, so nothing is lost, but clients wait. Look in the provider’s dashboard whether webhooks are sent to us and what we answered, and send again what failed.',
  },
  'provider-settings': {
    title: 'The account at the provider is not set right',
    advice:
      'Set in the provider’s dashboard what the details name, then restart onboarding: it checks again.',
  },
  'refund-failed': {
    title: 'A refund failed',
    advice:
      'The provider refused it, or the client’s bank sent it back. Read what was said. Try again under Payments, or pay it back by transfer.',
  },
};
