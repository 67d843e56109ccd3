import { applyDecorators, UseFilters, UseInterceptors } from '@nestjs/common';
import { MessagePattern, Payload } from '@nestjs/microservices';
import type { Command, CommandClass } from '@rep13/contracts-messaging';
import { validated } from '../errors/validate.ts';
import { CommandErrorsFilter } from './command-errors.filter.ts';
import { CommandContextInterceptor } from './command-context.interceptor.ts';

const COMMAND = Symbol('command');

/** The method answers this command; one instance of the service gets each request. Its payload is checked first. */
export const OnCommand = <C extends Command<unknown>>(type: CommandClass<C>): MethodDecorator =>
  applyDecorators(
    (target: object, method: string | symbol | undefined) => {
      if (method === undefined) return;
      Payload({ transform: (data: unknown) => validated(type, data) })(target, method, 0);
      Reflect.defineMetadata(COMMAND, type.subject, target, method);
    },
    MessagePattern(type.subject),
    UseInterceptors(CommandContextInterceptor),
    UseFilters(CommandErrorsFilter),
  ) as MethodDecorator;

/** The subjects that a controller's methods answer. */
export const subjectsOf = (prototype: object): string[] =>
  Object.getOwnPropertyNames(prototype).flatMap(
    (method) => (Reflect.getMetadata(COMMAND, prototype, method) as string | undefined) ?? [],
  );
