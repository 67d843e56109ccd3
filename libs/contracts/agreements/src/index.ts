import 'reflect-metadata';

export * from './agreement-events.ts';
export * from './agreement.views.ts';
export * from './catalogue.ts';
export * from './commands.ts';
export * from './designations/designation-events.ts';
export * from './designations/designation.bodies.ts';
export * from './designations/designation.commands.ts';
export * from './designations/designation.views.ts';
export * from './mandates/end-mandate.body.ts';
export * from './mandates/mandate-events.ts';
export * from './mandates/mandate.commands.ts';
export * from './mandates/mandate.views.ts';
export * from './retention-carried-out.event.ts';
export * from './sign-agreement.body.ts';
