import { applyDecorators, UseInterceptors } from '@nestjs/common';
import { ApiHeader } from '@nestjs/swagger';
import { Refuses } from '../edge/refuses.decorator.ts';
import { IdempotencyInterceptor } from './idempotency.interceptor.ts';

/**
 * Repeating the request with its `Idempotency-Key` changes nothing and answers the same; a POST without a key is made
 * one by its body for some seconds, unless it brings a file.
 */
export const Idempotent = (): MethodDecorator =>
  applyDecorators(
    UseInterceptors(IdempotencyInterceptor),
    Refuses({ 'gateway.idempotency-key-in-use': 409, 'gateway.idempotency-key-reused': 422 }),
    ApiHeader({ name: 'Idempotency-Key', required: false, description: 'One per form; kept for ever' }),
    ApiHeader({
      name: 'Idempotency-Scope',
      required: false,
      description: 'A secret of the browser: before it has a session, its keys hold only together with this',
    }),
  );
