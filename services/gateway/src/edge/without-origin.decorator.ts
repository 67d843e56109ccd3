import { SetMetadata } from '@nestjs/common';

export const WITHOUT_ORIGIN = 'without-origin';

/**
 * Marks a call that no page of ours makes: it names no origin, and its body need not be JSON. Only for calls that change
 * nothing, or that prove by their own signature who sent them.
 */
export const WithoutOrigin = (): MethodDecorator => SetMetadata(WITHOUT_ORIGIN, true);
