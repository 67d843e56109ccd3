import 'reflect-metadata';

export * from './apply-decorators.ts';
export * from './bytes.ts';
export * from './dates.ts';
export * from './fields.ts';
export * from './text.ts';
