import 'reflect-metadata';

export * from './admin-totals.views.ts';
export * from './admin.bodies.ts';
export * from './admin.views.ts';
export * from './incident.bodies.ts';
export * from './retention.views.ts';
export * from './approval.views.ts';
export * from './statistics.query.ts';
export * from './tickets.query.ts';
export * from './workplace.bodies.ts';
export * from './workplace.views.ts';
