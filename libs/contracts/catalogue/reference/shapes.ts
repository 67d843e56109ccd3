import { isDeepStrictEqual } from 'node:util';
import type { ObjectSchema } from '@rep13/contracts-validation/json-schema';

/**
 * What a consumer of the released shape would stumble over; empty if it would notice nothing. Only one change is
 * allowed within a version: a new field that may be absent.
 */
export function breakingChanges(released: ObjectSchema, current: ObjectSchema): string[] {
  const isRequired = (schema: ObjectSchema, name: string) => schema.required.includes(name);
  const known = Object.entries(released.properties).flatMap(([name, before]) => {
    const now = current.properties[name];
    if (!now) return [`${name} is gone`];
    return [
      ...(isDeepStrictEqual(before, now)
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
