export * from './tickets.ts';
export * from './user-notification.ts';
