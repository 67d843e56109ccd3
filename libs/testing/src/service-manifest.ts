import type { EventClass } from '@rep13/contracts-messaging';
import { subscriptionsOf, type ServiceDefinition } from '@rep13/service-kit';
import { consumersOf, type ConsumerDeclaration } from '@rep13/service-kit/event-stream';
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
    consumers: consumersIn(name, module),
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

/** The consumers through which the handlers of a module, and of those it imports, read. */
export function consumersIn(service: string, module: object): ConsumerDeclaration[] {
  const heard = new Map<string, EventClass[]>();
  for (const { purpose, events } of subscriptionsIn(module))
    heard.set(purpose, [...(heard.get(purpose) ?? []), ...events]);
  return consumersOf(service, heard)
    .map(({ name, filters }) => ({ name, filters }))
    .sort((a, b) => a.name.localeCompare(b.name));
}

/** What all handlers of events in a module and those it imports have subscribed to. */
function subscriptionsIn(module: object): ReturnType<typeof subscriptionsOf> {
  const partsOf = (of: object): Required<ModuleParts>['imports'] =>
    ['imports', 'providers'].flatMap((part) => (Reflect.getMetadata(part, of) ?? []) as object[]);
  const {
    module: declared,
    imports = [],
    providers = [],
  }: ModuleParts = typeof module === 'function' ? {} : module;
  const parts = [...partsOf(declared ?? module), ...imports, ...providers];
  const own = typeof module === 'function' ? subscriptionsOf(module.prototype as object) : [];
  return [...own, ...parts.flatMap(subscriptionsIn)];
}
