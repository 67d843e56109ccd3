import { typedReference } from '@rep13/contracts-constants';
import { createParamDecorator, type ExecutionContext } from '@nestjs/common';
import type { Request } from 'express';

const REFERENCE = /^[A-Z\d-]{1,40}$/;
const BEARER = /^Bearer ([\w~+/.=-]{1,200})$/i;

/** What a call with a private link brings. */
export interface AuthorityLink {
  readonly reference: string;
  readonly token: string;
}

/**
 * Reference and token as they were sent; empty where they can't be any. Whether they are right only the service says:
 * one that is absent, malformed, forged or of another request takes the same way and the same time to the same answer.
 */
export function linkOf(request: Request): AuthorityLink {
  const sent = String(request.params['reference'] ?? '');
  const reference = typedReference(sent) ?? sent.toUpperCase();
  const [, token = ''] = BEARER.exec(request.get('Authorization') ?? '') ?? [];
  return { reference: REFERENCE.test(reference) ? reference : '', token };
}

/** The link of this request. */
export const Link = createParamDecorator((_: unknown, context: ExecutionContext) =>
  linkOf(context.switchToHttp().getRequest<Request>()),
);
