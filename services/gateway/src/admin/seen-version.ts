import { applyDecorators, createParamDecorator, type ExecutionContext } from '@nestjs/common';
import { ApiHeader } from '@nestjs/swagger';
import { ValidationFailed } from '@rep13/service-kit';
import type { Request } from 'express';
import { Refuses } from '../edge/refuses.decorator.ts';

/** A proxy that compresses makes an entity tag a weak one; the version in it is the same. */
const ENTITY_TAG = /^(?:W\/)?"([1-9]\d{0,8})"$/;
const MESSAGE = 'Please send the ETag of the ticket, for example "7"';

/** The entity tag of a version. */
export const entityTag = (version: number): string => `"${version}"`;

/** What `If-Match` says. @throws ValidationFailed for what is no entity tag of ours */
export function versionOf(header: string | undefined): number | undefined {
  if (header === undefined || header.trim() === '*') return undefined;
  const [, version] = ENTITY_TAG.exec(header.trim()) ?? [];
  if (version === undefined) throw new ValidationFailed([{ path: 'If-Match', message: MESSAGE }]);
  return Number(version);
}

/** The version that the caller has seen, if it says so. */
export const SeenVersion = createParamDecorator((_: unknown, context: ExecutionContext) =>
  versionOf(context.switchToHttp().getRequest<Request>().get('If-Match')),
);

/** A change that is refused when somebody else was faster. */
export const TakesVersion = (): MethodDecorator => takesVersion('ticket', 'sla.ticket-changed');

/** The same of a mail to the authorities' address. */
export const TakesMailVersion = (): MethodDecorator => takesVersion('mail', 'sla.mail-changed');

const takesVersion = (of: string, code: 'sla.ticket-changed' | 'sla.mail-changed'): MethodDecorator =>
  applyDecorators(
    Refuses({ [code]: 412 }),
    ApiHeader({
      name: 'If-Match',
      required: false,
      description: `The ETag of the ${of} as it was seen; 412 \`${code}\` if it has changed since`,
    }),
  );
