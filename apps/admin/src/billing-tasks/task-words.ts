import type { BillingTaskKind } from '@rep13/contracts-constants';

interface TaskWords {
  title: string;
  /** What to do about it. */
  advice: string;
}

export const TASK_WORDS: Record<BillingTaskKind, TaskWords> = {
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
      'Answer the dispute at the provider before its deadline, with the agreement and the invoice. Write to the client.',
  },
  'refund-failed': {
    title: 'A refund failed',
    advice: 'Read what the provider said. Try again under Payments, or pay the fee back by transfer.',
  },
};
