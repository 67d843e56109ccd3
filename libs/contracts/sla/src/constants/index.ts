export * from './mails.ts';
export * from './tickets.ts';
export * from './user-notification.ts';
