export * from './content-categories.ts';
export * from './order-category.ts';
export * from './mails.ts';
export * from './tickets.ts';
export * from './user-notification.ts';
