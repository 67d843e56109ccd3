import { isDeepStrictEqual } from 'node:util';
import type { ObjectSchema } from '@rep13/contracts-validation/json-schema';

/**
 * What a consumer of the released shape would stumble over. Two changes are allowed within a version: a new field that
 * may be absent, and a list of values that has grown (docs/integrating.md, section 5).
 */
export function breakingChanges(released: ObjectSchema, current: ObjectSchema): string[] {
  const isRequired = (schema: ObjectSchema, name: string) => schema.required.includes(name);
  const known = Object.entries(released.properties).flatMap(([name, before]) => {
    const now = current.properties[name];
    if (!now) return [`${name} is gone`];
    return [
      ...(hasGrown(before, now)
        ? []
        : [`${name} was ${JSON.stringify(before)} and is ${JSON.stringify(now)}`]),
      ...(isRequired(released, name) === isRequired(current, name)
        ? []
        : [isRequired(current, name) ? `${name} must now be there` : `${name} may now be missing`]),
    ];
  });
  const added = Object.keys(current.properties)
    .filter((name) => !(name in released.properties) && isRequired(current, name))
    .map((name) => `${name} is new and not optional, but events without it are on the stream`);
  return [...known, ...added];
}

/** The same, but for more values to choose from; of a list the same of its items, and of these of their fields. */
function hasGrown(before: Listed, now: Listed): boolean {
  const { enum: known, items: itemsBefore, properties: fieldsBefore = {}, ...restBefore } = before;
  const { enum: values, items, properties: fields = {}, ...rest } = now;
  const hasValues = known ? known.every((value) => values?.includes(value)) : !values;
  const hasItems = itemsBefore && items ? hasGrown(itemsBefore, items) : itemsBefore === items;
  const names = Object.keys(fieldsBefore);
  const hasFields =
    isDeepStrictEqual(names.toSorted(), Object.keys(fields).toSorted()) &&
    names.every((name) => hasGrown(fieldsBefore[name] ?? {}, fields[name] ?? {}));
  return isDeepStrictEqual(restBefore, rest) && hasValues && hasItems && hasFields;
}

interface Listed {
  readonly enum?: readonly unknown[];
  readonly items?: Listed;
  readonly properties?: Readonly<Record<string, Listed>>;
}
