import { Inject, Injectable } from '@nestjs/common';
import type { LegalEntity } from '@rep13/contracts-legal-entity';
import {
  Clock,
  LEGAL_ENTITY,
  Process,
  type Conclusion,
  type Failure,
  type JobProcessor,
  type JobTry,
  type Scope,
} from '@rep13/service-kit';
import { openBillingTask } from '../billing/index.ts';
import { PaymentProvider, requireProvider } from '../payment-providers/index.ts';
import { applyFact } from './facts/apply-fact.ts';
import { ChargeNotKnown } from './facts/charge-not-known.ts';
import { PROCESS_PROVIDER_EVENT, type ReceivedEvent } from './process-provider-event.job.ts';

/** Asks the provider how things stand by now, and enters what is news: all of one webhook, or nothing of it. */
@Process(PROCESS_PROVIDER_EVENT)
@Injectable()
export class ProcessProviderEvent implements JobProcessor<ReceivedEvent> {
  constructor(
    private readonly provider: PaymentProvider,
    private readonly clock: Clock,
    @Inject(LEGAL_ENTITY) private readonly entity: LegalEntity,
  ) {}

  async process({ payload }: JobTry<ReceivedEvent>): Promise<Conclusion> {
    const { provider } = payload;
    requireProvider(this.provider, provider);
    const askedAt = this.clock.now();
    const facts = await this.provider.factsOf(payload);
    return async (scope) => {
      const context = { provider, askedAt, now: this.clock.now(), timeZone: this.entity.timeZone };
      for (const fact of facts) await applyFact(scope, fact, context);
    };
  }

  /** Money went back of which we never learned that it had come: staff finds out whose it is. */
  async failed({ payload }: JobTry<ReceivedEvent>, { dead, error }: Failure, scope: Scope): Promise<void> {
    if (!dead || !(error instanceof ChargeNotKnown)) return;
    const task = {
      signupId: null,
      kind: 'unknown-payment',
      key: `unknown-charge:${payload.provider}:${payload.objectId}`,
      details: `${payload.provider} tells of a refund or a dispute (${payload.objectId}) of a charge that is not known here.`,
    } as const;
    await openBillingTask(scope, task, this.clock.now());
  }
}
