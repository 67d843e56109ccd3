export * from './account-status.ts';
export * from './assistant.ts';
export * from './attribution.ts';
export * from './countries.ts';
export * from './profile-changes.ts';
