export * from './tickets.ts';
