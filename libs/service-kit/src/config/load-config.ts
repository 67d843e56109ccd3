import { plainToInstance } from 'class-transformer';
import { getMetadataStorage, validateSync } from 'class-validator';

/** The environment is not what the service needs; the message lists what to set. */
export class InvalidConfig extends Error {}

/**
 * Reads the variables a config class declares, checks them and gives them typed.
 * Empty strings count as unset. @throws InvalidConfig with one line per problem.
 */
export function loadConfig<C extends object>(type: new () => C, environment: NodeJS.ProcessEnv): C {
  const declared = new Set(
    getMetadataStorage()
      .getTargetValidationMetadatas(type, '', false, false)
      .map(({ propertyName }) => propertyName),
  );
  const given = Object.fromEntries(
    Object.entries(environment).filter(([name, value]) => declared.has(name) && value !== ''),
  );
  const config = plainToInstance(type, given, { exposeDefaultValues: true });
  const problems = validateSync(config).flatMap((error) => Object.values(error.constraints ?? {}));
  if (problems.length > 0)
    throw new InvalidConfig(`The configuration is not complete:\n  ${problems.join('\n  ')}`);
  return Object.freeze(config);
}
