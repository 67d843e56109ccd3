import { applyDecorators, UseFilters, UseInterceptors } from '@nestjs/common';
import { MessagePattern, Payload } from '@nestjs/microservices';
import type { Command, CommandClass, PayloadOf, ReplyOf } from '@rep13/contracts-messaging';
import { validated } from '../errors/validate.ts';
import { CommandErrorsFilter } from './command-errors.filter.ts';
import { CommandContextInterceptor } from './command-context.interceptor.ts';

const COMMAND = Symbol('command');

/** What answers a command: its reply must be what the command says. */
type Answering<C> = (command: PayloadOf<C>) => ReplyOf<C> | Promise<ReplyOf<C>>;

/**
 * The method answers this command; one instance of the service gets each request. Its payload is checked first. The
 * method stands on a provider that its module names in `commandsOf`, or on a controller.
 */
export const OnCommand =
  <C extends Command<unknown>>(type: CommandClass<C>) =>
  <M extends Answering<C>>(target: object, method: string, descriptor: TypedPropertyDescriptor<M>): void => {
    Payload({ transform: (data: unknown) => validated(type, data) })(target, method, 0);
    Reflect.defineMetadata(COMMAND, type, target, method);
    const decorators = [
      MessagePattern(type.subject),
      UseInterceptors(CommandContextInterceptor),
      UseFilters(CommandErrorsFilter),
    ];
    applyDecorators(...decorators)(target, method, descriptor);
  };

/** The commands that a class answers, with the method that does. */
export const commandsIn = (prototype: object): [method: string, type: CommandClass][] =>
  Object.getOwnPropertyNames(prototype).flatMap((method) => {
    const type = Reflect.getMetadata(COMMAND, prototype, method) as CommandClass | undefined;
    return type ? [[method, type]] : [];
  });
