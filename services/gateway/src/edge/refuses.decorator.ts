import type { ErrorCode } from '@rep13/contracts-constants';
import type { Refusals } from '@rep13/contracts-messaging';

const REFUSES = 'refuses';

/** Refusals of a call; `false` for one that its guards know and this call is spared. */
export type OwnRefusals = Readonly<Partial<Record<ErrorCode, number | false>>>;

/** A guard or a pipe that refuses: `static readonly refuses = {…}` on its class. */
export interface Refusing {
  readonly refuses?: Refusals;
}

/**
 * What a call may be refused with, for the API document, beside what its commands, its guards and the pipes of its
 * parameters say themselves. On a controller for each of its calls. Several add up.
 */
export const Refuses =
  (refusals: OwnRefusals): ClassDecorator & MethodDecorator =>
  (target: object, _name?: string | symbol, descriptor?: PropertyDescriptor): void => {
    const on = (descriptor?.value ?? target) as object;
    Reflect.defineMetadata(REFUSES, { ...refusalsOf(on), ...refusals }, on);
  };

/** What `@Refuses` says of a controller or of one of its methods. */
export const refusalsOf = (on: object): OwnRefusals =>
  (Reflect.getMetadata(REFUSES, on) as OwnRefusals | undefined) ?? {};
