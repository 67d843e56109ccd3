import { Injectable, type CallHandler, type ExecutionContext, type NestInterceptor } from '@nestjs/common';
import { currentContext, withContext } from '@rep13/service-kit';
import type { Request, Response } from 'express';
import { Observable, tap } from 'rxjs';
import { sessionIfAny } from '../edge/session-on-demand.ts';
import { VisitorScopes } from '../identity/index.ts';
import { idempotencyOf, scopeBornWith } from './idempotency-key.ts';

/** What a request brings along instead of a JSON body. */
interface UploadedFile {
  readonly originalname: string;
  readonly spooled: { readonly sha256: string };
}

/** Names the request for the services, which keep the key in the transaction of the change. */
@Injectable()
export class IdempotencyInterceptor implements NestInterceptor {
  constructor(private readonly visitors: VisitorScopes) {}

  intercept(execution: ExecutionContext, next: CallHandler): Observable<unknown> {
    const http = execution.switchToHttp();
    const request = http.getRequest<Request & { file?: UploadedFile }>();
    const { method, path, file } = request;
    const key = request.get('Idempotency-Key');
    // To send a file again without a key is to add it again: it may have been removed meanwhile.
    if (file && key === undefined) return next.handle();
    const body = file ? contentsOf(file) : (request.body as unknown);
    const known = sessionIfAny(request)?.scope ?? scopeOfSecret(request, key) ?? this.visitors.find(request);
    const visitor = known === undefined ? this.visitors.create() : undefined;
    const idempotency = idempotencyOf({ method, path, body, key }, known ?? visitor?.scope ?? '');
    const context = { correlationId: '', actor: 'visitor', ...currentContext(), idempotency };
    const handled = new Observable((subscriber) =>
      withContext(context, () => next.handle().subscribe(subscriber)),
    );
    // A request that is refused or fails leaves no trace in the browser; one that begins a session is known by that.
    const answered = () => sessionIfAny(request)?.scope ?? visitor?.remember(http.getResponse<Response>());
    return handled.pipe(tap(answered));
  }
}

/** What makes two uploads the same; a form writes its parts with other borders each time. */
const contentsOf = ({ originalname, spooled: { sha256 } }: UploadedFile) => ({ name: originalname, sha256 });

/** Before a browser has a session, its keys are told from others' by a secret that only it has. */
function scopeOfSecret(request: Request, key: string | undefined): string | undefined {
  const secret = request.get('Idempotency-Scope');
  return key && secret ? scopeBornWith(key, secret) : undefined;
}
