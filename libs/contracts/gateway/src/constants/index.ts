export * from './admin-roles.ts';
export * from './approvals.ts';
export * from './representative-record.ts';
export * from './route-expression.ts';
export * from './second-factor.ts';
export * from './trail.ts';
