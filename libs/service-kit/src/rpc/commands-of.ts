import { Controller, Inject, type Type } from '@nestjs/common';
import { commandsIn, OnCommand } from './on-command.decorator.ts';

type Provider = Record<string, (command: unknown) => Promise<unknown>>;

/**
 * Controllers that hand each command on to the provider whose method answers it, because Nest's transport listens on
 * controllers alone: `controllers: commandsOf(BillingService)`. @throws for a provider that answers none
 */
export const commandsOf = (...providers: Type<object>[]): Type[] => providers.map(controllerOf);

function controllerOf(provider: Type<object>): Type {
  const commands = commandsIn(provider.prototype as object);
  if (commands.length === 0)
    throw new Error(`${provider.name} answers no command: write @OnCommand on a method`);

  @Controller()
  class Commands {
    constructor(@Inject(provider) readonly provider: Provider) {}
  }
  Object.defineProperty(Commands, 'name', { value: `CommandsOf${provider.name}` });
  for (const [method, type] of commands) {
    const descriptor = {
      configurable: true,
      writable: true,
      value(this: Commands, command: unknown) {
        return this.provider[method]!(command);
      },
    };
    Object.defineProperty(Commands.prototype, method, descriptor);
    OnCommand(type)(Commands.prototype, method, descriptor);
  }
  return Commands;
}
