import { subscriptionsOf, type ServiceDefinition } from '@rep13/service-kit';
import type { ServiceManifest } from '@rep13/local-stack';
import { getMetadataStorage } from 'class-validator';

/** What follows from a service's definition for those who start it: its rights and its environment. */
export function manifestOf({
  name,
  isPublic,
  calls = [],
  module,
  config,
}: ServiceDefinition): ServiceManifest {
  const variables = getMetadataStorage().getTargetValidationMetadatas(config, '', false, false);
  return {
    name,
    isPublic: isPublic ?? false,
    calls: calls === 'everything' ? calls : sorted(calls.map(({ subject }) => subject)),
    consumers: sorted(purposesIn(module).map((purpose) => `${name}-${purpose}`)),
    variables: sorted(variables.map(({ propertyName }) => propertyName)),
  };
}

const sorted = (names: string[]): string[] => [...new Set(names)].sort();

/** A module as it stands in `imports`, a class or what a `forRoot` returned. */
interface ModuleParts {
  readonly module?: object;
  readonly imports?: readonly object[];
  readonly providers?: readonly object[];
}

/** The purposes of all handlers of events in a module and those it imports. */
function purposesIn(module: object): string[] {
  const partsOf = (of: object): Required<ModuleParts>['imports'] =>
    ['imports', 'providers'].flatMap((part) => (Reflect.getMetadata(part, of) ?? []) as object[]);
  const {
    module: declared,
    imports = [],
    providers = [],
  }: ModuleParts = typeof module === 'function' ? {} : module;
  const parts = [...partsOf(declared ?? module), ...imports, ...providers];
  const own = typeof module === 'function' ? subscriptionsOf(module.prototype as object) : [];
  return [...own.map(({ purpose }) => purpose), ...parts.flatMap((part) => purposesIn(part))];
}
