import { Inject, Injectable } from '@nestjs/common';
import type { LegalEntity } from '@rep13/contracts-legal-entity';
import {
  Clock,
  LEGAL_ENTITY,
  Process,
  type Conclusion,
  type JobProcessor,
  type JobTry,
  type Scope,
} from '@rep13/service-kit';
import { PaymentProvider, requireProvider, type ProviderFact } from '../payment-providers/index.ts';
import { FormerSubscription, Subscription } from '../subscriptions/index.ts';
import { compareBooks, hasNews } from './compare-books.ts';
import { COMPARE_WITH_PROVIDER, type Comparison } from './compare-with-provider.job.ts';
import { applyFact } from './facts/apply-fact.ts';
import type { FactContext } from './facts/fact-context.ts';
import { LedgerEntry } from './ledger-entry.entity.ts';
import { lookForWebhook } from './look-for-webhook.job.ts';

/** Takes in what the provider has and no webhook told. What is known already changes nothing. */
@Process(COMPARE_WITH_PROVIDER)
@Injectable()
export class CompareWithProvider implements JobProcessor<Comparison> {
  constructor(
    private readonly provider: PaymentProvider,
    private readonly clock: Clock,
    @Inject(LEGAL_ENTITY) private readonly entity: LegalEntity,
  ) {}

  async process({ payload }: JobTry<Comparison>): Promise<Conclusion> {
    const { provider } = payload;
    requireProvider(this.provider, provider);
    const subscription = 'subscription' in payload ? payload.subscription : null;
    const askedAt = this.clock.now();
    const { moved, standing } = await this.ask(payload);
    return async (scope) => {
      const context = { provider, askedAt, now: this.clock.now(), timeZone: this.entity.timeZone };
      const isNews = await hasNews(scope.db, provider, moved);
      for (const fact of [...moved, ...standing]) await this.takeIn(scope, fact, context);
      if (subscription === null) return;
      const own = { provider, providerReference: subscription };
      await scope.db.update(Subscription, own, { comparedAt: context.now });
      await scope.db.update(FormerSubscription, own, { comparedAt: context.now });
      // What was news a moment ago has its documents only after this: it is looked at the next day.
      if (isNews) return;
      const isSecondLook = 'isSecondLook' in payload;
      await compareBooks(scope, { provider, subscription, facts: moved, isSecondLook }, context.now);
    };
  }

  /** What was paid before comes first: how a subscription stands follows from it. */
  private async ask(payload: Comparison): Promise<Record<'moved' | 'standing', ProviderFact[]>> {
    if ('session' in payload) return { moved: await this.provider.paidOn(payload.session), standing: [] };
    const moved = await this.provider.movements(payload.subscription);
    return { moved, standing: await this.provider.standing(payload.subscription) };
  }

  /** A payment that is news here should have been told by a webhook. */
  private async takeIn(scope: Scope, fact: ProviderFact, context: FactContext): Promise<void> {
    const { provider, now } = context;
    const isEntered = (payment: string) =>
      scope.db.existsBy(LedgerEntry, { provider, kind: 'charge', providerReference: payment });
    const isPaid = fact.kind === 'paid';
    const wasKnown = isPaid && (await isEntered(fact.payment));
    await applyFact(scope, fact, context);
    if (isPaid && !wasKnown && (await isEntered(fact.payment)))
      lookForWebhook(scope.jobs, provider, fact, now);
  }
}
