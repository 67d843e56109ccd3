import 'reflect-metadata';

export * from './catalogue.ts';
export * from './contact-message.body.ts';
export * from './contact-message.commands.ts';
export * from './contact-message.views.ts';
export * from './email.commands.ts';
export * from './email.views.ts';
export * from './emails.query.ts';
export * from './notification-events.ts';
export * from './retention-carried-out.event.ts';
