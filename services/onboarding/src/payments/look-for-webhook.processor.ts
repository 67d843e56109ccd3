import { Injectable } from '@nestjs/common';
import {
  Clock,
  Process,
  type Conclusion,
  type JobProcessor,
  type JobTry,
  type Scope,
} from '@rep13/service-kit';
import { openProviderTask } from '../billing/index.ts';
import { LOOK_FOR_WEBHOOK, type UnreportedPayment } from './look-for-webhook.job.ts';

/** Notifies staff, once a day at most, that webhooks do not arrive. Else it goes unnoticed: what they would report is found by asking. */
@Process(LOOK_FOR_WEBHOOK)
@Injectable()
export class LookForWebhook implements JobProcessor<UnreportedPayment> {
  constructor(private readonly clock: Clock) {}

  process({ payload }: JobTry<UnreportedPayment>): Promise<Conclusion> {
    return Promise.resolve((scope) => this.look(scope, payload));
  }

  private async look(scope: Scope, { provider, payment, names }: UnreportedPayment): Promise<void> {
    const [row] = await scope.db.query<{ isReported: boolean; last: Date | null }[]>(
      `select coalesce(bool_or(object_id = any($2)), false) as "isReported", max(received_at) as last
       from provider_events where provider = $1`,
      [provider, names],
    );
    if (row?.isReported) return;
    const last = row?.last?.toISOString() ?? 'never';
    const details = `${provider}: payment ${payment} was found by asking, and no webhook has told of it. The last webhook of any kind came: ${last}.`;
    await openProviderTask(scope, { provider, kind: 'webhooks-missing', details }, this.clock.now());
  }
}
