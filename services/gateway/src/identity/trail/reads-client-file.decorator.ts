import {
  applyDecorators,
  Injectable,
  SetMetadata,
  UseInterceptors,
  type CallHandler,
  type ExecutionContext,
  type NestInterceptor,
} from '@nestjs/common';
import { Reflector } from '@nestjs/core';
import type { ClientFilePart } from '@rep13/contracts-gateway/constants';
import { currentContext } from '@rep13/service-kit';
import type { Request } from 'express';
import { concatMap, type Observable } from 'rxjs';
import { idOf } from '../../edge/path-id.pipe.ts';
import { ClientFileReads } from './client-file-reads.ts';

const PART = 'client-file-part';

/** Staff's reads of clients are noted before they are answered. */
@Injectable()
export class NoteClientFileRead implements NestInterceptor {
  constructor(
    private readonly reads: ClientFileReads,
    private readonly reflector: Reflector,
  ) {}

  intercept(context: ExecutionContext, next: CallHandler<unknown>): Observable<unknown> {
    const part = this.reflector.get<ClientFilePart>(PART, context.getHandler());
    const request = context.switchToHttp().getRequest<Request>();
    return next.handle().pipe(
      concatMap(async (answer) => {
        const { actor } = currentContext() ?? {};
        const signupId = clientOf(request, answer);
        if (actor?.startsWith('admin:') && signupId !== undefined)
          await this.reads.note(actor, signupId, part);
        return answer;
      }),
    );
  }
}

/** What is answered is a part of the file of the client whom path, query or answer name. */
export const ReadsClientFile = (part: ClientFilePart): MethodDecorator =>
  applyDecorators(SetMetadata(PART, part), UseInterceptors(NoteClientFileRead));

/** A list of all clients together is nobody's file. */
function clientOf({ params, query }: Request, answer: unknown): number | undefined {
  const named = params['signupId'] ?? query['signupId'];
  if (typeof named === 'string') return idOf(named);
  const { signupId } = (answer ?? {}) as { signupId?: unknown };
  return typeof signupId === 'number' ? signupId : undefined;
}
