import type { ContactMessageView } from '@rep13/contracts-notifications';
import type { ContactMessage } from './contact-message.entity.ts';

export const toContactMessageView = (message: ContactMessage): ContactMessageView => ({
  id: message.id,
  name: message.name,
  email: message.email,
  company: message.company,
  subject: message.subject,
  message: message.message,
  createdAt: message.createdAt.toISOString(),
  ipAddress: message.ipAddress,
});
