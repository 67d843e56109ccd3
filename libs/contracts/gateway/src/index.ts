import 'reflect-metadata';

export * from './admin-user-events.ts';
export * from './approval-events.ts';
export * from './approval-events-of-any-kind.ts';
export * from './catalogue.ts';
export * from './ip.view.ts';
export * from './release.view.ts';
export * from './remote-error.ts';
export * from './representative-file.view.ts';
export * from './retention-carried-out.event.ts';
export * from './second-factor-events.ts';
export * from './second-factor.bodies.ts';
export * from './second-factor.views.ts';
export * from './session.views.ts';
export * from './staff-addressee.ts';
export * from './status.views.ts';
export * from './step-up.ts';
export * from './trail-events.ts';
