import { Inject, Injectable } from '@nestjs/common';
import { INTAKE_WORK_HEADER } from '@rep13/contracts-authority-requests/constants';
import { Clock, currentContext, SERVICE_CONFIG } from '@rep13/service-kit';
import type { Request } from 'express';
import { GatewayConfig } from '../config.ts';
import { TooManyAttempts } from '../edge/http-errors.ts';
import { addressOf } from '../edge/request-id.ts';
import { RateLimits } from '../rate-limits/rate-limits.ts';
import { IntakeWorkRequired } from './authorities.errors.ts';
import { IntakeWork, type Proof } from './intake-work.ts';

/** Keeps programs from filling the form for authorities; a person does not notice. */
@Injectable()
export class IntakeProofs {
  readonly work: IntakeWork;

  constructor(
    private readonly limits: RateLimits,
    @Inject(SERVICE_CONFIG) { AUTHORITY_INTAKE_WORK, LINK_SECRET, LINK_SECRET_PREVIOUS }: GatewayConfig,
    clock: Clock,
  ) {
    this.work = new IntakeWork(AUTHORITY_INTAKE_WORK, () => clock.now(), LINK_SECRET, LINK_SECRET_PREVIOUS);
  }

  /**
   * Lets the body of an order be read: the work is done, and the address has not sent too many that were refused. An
   * order counts as refused until `wasTaken` is called. @throws IntakeWorkRequired, TooManyAttempts
   */
  async admit(request: Request): Promise<{ wasTaken: () => Promise<void> }> {
    this.proofOf(request);
    const { refusedRequests } = this.limits.authorities;
    const counted = { address: addressOf(request) };
    await refusedRequests.take(counted);
    return { wasTaken: () => refusedRequests.giveBack(counted) };
  }

  /**
   * Lets one order in, and its repetitions under the same idempotency key.
   * @throws IntakeWorkRequired, TooManyAttempts
   */
  async spend(request: Request): Promise<void> {
    const proof = this.proofOf(request);
    const once = ownKey();
    await this.limits.authorities.requests.take({ address: addressOf(request) }, once);
    if (!proof) return;
    await this.limits.authorities.proofs.take({ subject: proof.challenge }, once).catch(asRequired);
  }

  /** Undefined where none is asked for. @throws IntakeWorkRequired */
  private proofOf(request: Request): Proof | undefined {
    if (this.work.isOff) return undefined;
    const proof = this.work.check(request.get(INTAKE_WORK_HEADER));
    if (!proof) throw new IntakeWorkRequired();
    return proof;
  }
}

/** Only one that the caller gave: one made of the body holds for seconds, and the same work would do for hours. */
function ownKey(): string | undefined {
  const { idempotency } = currentContext() ?? {};
  if (!idempotency || idempotency.ttlSeconds !== undefined) return undefined;
  return `${idempotency.scope} ${idempotency.key}`;
}

function asRequired(error: unknown): never {
  throw error instanceof TooManyAttempts ? new IntakeWorkRequired() : error;
}
