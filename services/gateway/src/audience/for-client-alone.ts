import { applyDecorators, SetMetadata, type ExecutionContext } from '@nestjs/common';
import type { Reflector } from '@nestjs/core';
import { Refuses } from '../edge/refuses.decorator.ts';

const FOR_CLIENT_ALONE = 'for-client-alone';

/** Binds the client, so that nobody of the staff may do it in the client's place, not even an admin. */
export const ForClientAlone = (): MethodDecorator =>
  applyDecorators(SetMetadata(FOR_CLIENT_ALONE, true), Refuses({ 'gateway.forbidden': 403 }));

export const isForClientAlone = (reflector: Reflector, context: ExecutionContext): boolean =>
  reflector.get<true | undefined>(FOR_CLIENT_ALONE, context.getHandler()) ?? false;
