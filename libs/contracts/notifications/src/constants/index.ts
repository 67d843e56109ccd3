export * from './email-statuses.ts';
