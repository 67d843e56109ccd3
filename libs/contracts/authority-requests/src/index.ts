import 'reflect-metadata';

export * from './authority-request.bodies.ts';
export {
  EmptyIsNull,
  FileIds,
  ISSUING_STATES,
  IssuingStateField,
  OptionalList,
} from './authority-request.fields.ts';
export * from './authority-request.views.ts';
export * from './order-elements.body.ts';
export * from './order-particulars.body.ts';
