import 'reflect-metadata';

export * from './authority-requests/authority-request-events.ts';
export * from './authority-requests/authority-request.bodies.ts';
export * from './authority-requests/authority-request.views.ts';
export * from './catalogue.ts';
export * from './client-ticket.view.ts';
export * from './commands/authority-request.commands.ts';
export * from './commands/conversation.commands.ts';
export * from './commands/ticket.commands.ts';
export * from './conversation/conversation-events.ts';
export * from './conversation/conversation.bodies.ts';
export * from './conversation/conversation.views.ts';
export * from './retention-carried-out.event.ts';
export * from './ticket-events-of-any-client.ts';
export * from './ticket-events.ts';
export * from './ticket-work-events.ts';
export * from './ticket.bodies.ts';
export * from './ticket.view.ts';
