import { Injectable } from '@nestjs/common';
import type { AgreementView } from '@rep13/contracts-agreements';
import { currentContext, UnitOfWork, withContext, type RequestContext } from '@rep13/service-kit';
import type { Signature } from './sign-agreement.ts';
import { signTogether } from './sign-together.ts';

/** Enough to share a commit; few enough to be done well within the time that a statement has. */
const AT_A_TIME = 100;

/** A signature, and the request that brought it. */
export interface SigningRequest {
  readonly signature: Signature;
  readonly context: RequestContext;
}

interface Waiting extends SigningRequest {
  readonly idempotency: RequestContext['idempotency'];
  accept(agreement: AgreementView): void;
  refuse(error: unknown): void;
}

/**
 * Whoever signs takes a number, and the number's row is held until the commit: signatures would wait for one another's
 * disk. So those that come while a transaction is under way share the next one. ADR 16.
 */
@Injectable()
export class SigningDesk {
  private readonly waiting: Waiting[] = [];
  private isOpen = false;

  constructor(private readonly unitOfWork: UnitOfWork) {}

  /** Answers with the first signature of the signup, this one or an earlier one. */
  sign(signature: Signature): Promise<AgreementView> {
    const context = currentContext() ?? { correlationId: `signup ${signature.signupId}`, actor: 'system' };
    return new Promise((accept, refuse) => {
      this.waiting.push({ signature, context, idempotency: context.idempotency, accept, refuse });
      if (!this.isOpen) void this.workOff();
    });
  }

  private async workOff(): Promise<void> {
    this.isOpen = true;
    while (this.waiting.length > 0) await this.signAll(this.waiting.splice(0, AT_A_TIME));
    this.isOpen = false;
  }

  /** Who cannot be signed with the others, because of a fault or a key used before, is signed alone. */
  private async signAll(together: readonly Waiting[]): Promise<void> {
    const signed = await this.unitOfWork
      .runOnceEach(together, (scope, requests) => signTogether(scope, requests))
      .catch(() => []);
    for (const { request, reply } of signed) request.accept(reply);
    const done = new Set(signed.map(({ request }) => request));
    for (const request of together.filter((one) => !done.has(one))) {
      withContext(request.context, () => this.signAlone(request)).then(request.accept, request.refuse);
    }
  }

  private signAlone(request: SigningRequest): Promise<AgreementView> {
    return this.unitOfWork.runOnce(async (scope) => (await signTogether(scope, [request]))[0]!);
  }
}
