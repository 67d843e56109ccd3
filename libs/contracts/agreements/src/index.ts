import 'reflect-metadata';

export * from './agreement-events.ts';
export * from './agreement.views.ts';
export * from './catalogue.ts';
export * from './commands.ts';
export * from './retention-carried-out.event.ts';
export * from './seal-events.ts';
export * from './seal-level.ts';
export * from './sign-agreement.body.ts';
export * from './verification.commands.ts';
export * from './verification.views.ts';
