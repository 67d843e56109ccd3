import 'reflect-metadata';

export * from './command.ts';
export * from './dead-letters.ts';
export * from './error-body.ts';
export * from './event.ts';
export * from './list-query.ts';
export * from './published-events.commands.ts';
export * from './request-origin.ts';
export * from './retention.commands.ts';
export * from './retention.events.ts';
export * from './statistics-query.ts';
