export * from './designations.ts';
export * from './life-steps.ts';
export * from './mandates.ts';
export * from './printed-letters.ts';
export * from './record-fields.ts';
export * from './register-entry.ts';
export * from './signature.ts';
