import { plainToInstance } from 'class-transformer';
import { validateSync } from 'class-validator';

/** What a person would read at each refused field of this body. */
export function messagesOf<T extends object>(type: new () => T, body: object): Record<string, string[]> {
  const errors = validateSync(plainToInstance(type, body), { whitelist: true, forbidNonWhitelisted: true });
  return Object.fromEntries(
    errors.map(({ property, constraints }) => [property, Object.values(constraints ?? {})]),
  );
}
