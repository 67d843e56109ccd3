import { applyDecorators, SetMetadata } from '@nestjs/common';
import { Refuses } from './refuses.decorator.ts';

export const WITHOUT_ORIGIN = 'without-origin';

/**
 * Marks a call that no page of ours makes: it names no origin, and its body need not be JSON. Only for calls that change
 * nothing, or that prove by their own signature who sent them.
 */
export const WithoutOrigin = (): MethodDecorator =>
  applyDecorators(
    SetMetadata(WITHOUT_ORIGIN, true),
    Refuses({
      'gateway.foreign-origin': false,
      'gateway.malformed-body': 400,
      'gateway.body-too-complex': 400,
      'gateway.slow-body': 408,
      'gateway.body-too-large': 413,
    }),
  );
