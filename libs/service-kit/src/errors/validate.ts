import type { FieldError } from '@rep13/contracts-messaging';
import { plainToInstance } from 'class-transformer';
import { validateSync, type ValidationError, type ValidatorOptions } from 'class-validator';
import { ValidationFailed } from './errors.ts';
import { rememberRulesByClass } from './rules-by-class.ts';

rememberRulesByClass();

const UNKNOWN_FIELD = 'This field is not known';

/**
 * Names that every object has or that reach its prototype. class-transformer drops some in silence, and a lookup by
 * name takes the others, such as `toString`, for known ones: we refuse them all.
 */
const PROTOTYPE_NAMES = new Set(['prototype', ...Object.getOwnPropertyNames(Object.prototype)]);

function smuggledPaths(data: object, parent = ''): string[] {
  return Object.entries(data).flatMap(([name, value]: [string, unknown]) => {
    const path = parent ? `${parent}.${name}` : name;
    if (PROTOTYPE_NAMES.has(name)) return [path];
    if (ArrayBuffer.isView(value)) return [];
    return typeof value === 'object' && value !== null ? smuggledPaths(value, path) : [];
  });
}

/** Every refused field with its path (`origin.ipAddress`) and its first message. */
export function toFieldErrors(errors: ValidationError[], parent = ''): FieldError[] {
  return errors.flatMap((error) => {
    const path = parent ? `${parent}.${error.property}` : error.property;
    const messages = Object.entries(error.constraints ?? {});
    const own = messages.slice(0, 1).map(([rule, message]) => ({
      path,
      message: rule === 'whitelistValidation' ? UNKNOWN_FIELD : message,
    }));
    return [...own, ...toFieldErrors(error.children ?? [], path)];
  });
}

/**
 * Makes an instance of a contract class of plain data; unknown properties are refused.
 * @throws ValidationFailed with every path.
 */
export const validated = <T extends object>(type: new () => T, data: unknown): T =>
  instanceOf(type, data, { forbidNonWhitelisted: true });

/**
 * The same of an event: properties of a later release are left out, because an event may get optional ones
 * (docs/integrating.md), and whoever announces it may be a release ahead.
 * @throws ValidationFailed with every path.
 */
export const readEvent = <T extends object>(type: new () => T, data: unknown): T =>
  instanceOf(type, data, { forbidNonWhitelisted: false });

function instanceOf<T extends object>(
  type: new () => T,
  data: unknown,
  unknown: Pick<ValidatorOptions, 'forbidNonWhitelisted'>,
): T {
  if (typeof data !== 'object' || data === null || Array.isArray(data)) {
    throw new ValidationFailed([{ path: '', message: 'Please send a JSON object' }]);
  }
  const smuggled = smuggledPaths(data);
  if (smuggled.length > 0)
    throw new ValidationFailed(smuggled.map((path) => ({ path, message: UNKNOWN_FIELD })));
  const instance = plainToInstance(type, data);
  const errors = validateSync(instance, {
    whitelist: true,
    ...unknown,
    forbidUnknownValues: false,
  });
  if (errors.length > 0) throw new ValidationFailed(toFieldErrors(errors));
  return instance;
}
