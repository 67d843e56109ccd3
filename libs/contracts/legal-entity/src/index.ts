import 'reflect-metadata';

export * from './coordinator-sources.ts';
export * from './coordinators.ts';
export * from './eu-states.ts';
export * from './member-state-in-text.ts';
export * from './legal-entity.ts';
export * from './official-languages.ts';
export * from './sample-legal-entity.ts';
export * from './to-printed-entity.ts';
