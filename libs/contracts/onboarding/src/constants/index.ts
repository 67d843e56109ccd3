export * from '../particulars/countries.ts';
export * from '../particulars/particulars.ts';
export * from './account-status.ts';
export * from './assistant.ts';
export * from './attribution.ts';
export * from './profile-changes.ts';
export * from './published-facts.ts';
