import 'reflect-metadata';
import { schemaOf, type Checked, type Schema } from '@rep13/contracts-validation/json-schema';
import { getMetadataStorage } from 'class-validator';
import { ContractTypes } from './contract-types.ts';
import * as contracts from './every-contract.ts';

const isChecked = (value: unknown): value is Checked =>
  typeof value === 'function' &&
  getMetadataStorage().getTargetValidationMetadatas(value, '', true, false).length > 0;

/** Read from a file of the operator's, by rules of its own. */
const OWN = ['LegalEntity'];

const takesNull = ({ anyOf }: Schema): boolean =>
  Array.isArray(anyOf) && anyOf.some((one: Schema) => one['type'] === 'null');

/** By class: the fields that may be null. */
const nullsOf = (schemas: [name: string, Schema][]): string[] =>
  schemas.flatMap(([name, { properties }]) =>
    Object.entries((properties ?? {}) as Record<string, Schema>)
      .filter(([field, schema]) => field !== 'replyType' && takesNull(schema))
      .map(([field]) => `${name}.${field}`),
  );

describe('what may be null', () => {
  it('by its type is documented: who validates by the documents would refuse our own events', () => {
    const classes = Object.entries(contracts).filter(
      ([name, value]) => isChecked(value) && !OWN.includes(name),
    );
    const types = new ContractTypes(Object.fromEntries(classes.map(([name]) => [name, name])));
    const byRules = nullsOf(classes.map(([name, type]) => [name, schemaOf(type as Checked)]));
    const described = (name: string) => ({ ...types.answerTo(name), ...types.definitions[name] });
    const byTypes = nullsOf(classes.map(([name]) => [name, described(name)]));

    expect(byTypes.filter((field) => !byRules.includes(field))).toEqual([]);
  });
});
