import 'reflect-metadata';

export * from './catalogue.ts';
export * from './commands.ts';
export * from './retention-carried-out.event.ts';
export * from './ticket-events.ts';
export * from './ticket.bodies.ts';
export * from './ticket.view.ts';
