import type { Sentences } from './sentences.ts';

export const RETENTION: Sentences = {
  label: 'Retention and legal holds',
  of: {
    'onboarding.legal-hold.set': 'A legal hold was set',
    'onboarding.legal-hold.lifted': 'A legal hold was lifted',
    'onboarding.retention.carried-out':
      'The nightly deletion of old checks, signups and payments was carried out',
    'agreements.retention.carried-out': 'The nightly deletion of old copies of agreements was carried out',
    'sla.retention.carried-out': 'The nightly deletion of old copies of orders was carried out',
    'notifications.retention.carried-out': 'The nightly deletion of old mails and messages was carried out',
    'gateway.retention.carried-out': 'The nightly deletion of old sessions and measurements was carried out',
  },
};
