import type { Sentences } from './sentences.ts';

export const MAIL: Sentences = {
  label: 'Mail and messages',
  of: {
    'notifications.email.failed': 'A mail could not be sent[: {kind}]',
    'notifications.email.resend-requested': 'A mail was sent again[: {kind}]',
    'notifications.contact-message.received': 'A contact message was received',
  },
};
