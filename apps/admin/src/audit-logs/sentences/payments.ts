import type { Sentences } from './sentences.ts';

export const PAYMENTS: Sentences = {
  label: 'Payments',
  of: {
    'onboarding.payment.completed': 'The yearly fee was paid[ with {provider}]',
  },
};
