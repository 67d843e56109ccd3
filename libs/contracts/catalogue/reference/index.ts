export { ContractTypes, type Descriptions } from './contract-types.ts';
export { asJson, expectCommitted, readGolden, REFERENCE } from './golden.ts';
export {
  schemaOf,
  withDescriptions,
  type Checked,
  type ObjectSchema,
  type Schema,
} from '@rep13/contracts-validation/json-schema';
