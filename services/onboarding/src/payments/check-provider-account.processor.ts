import { Inject, Injectable } from '@nestjs/common';
import { Clock, LOGGER, Process, type Conclusion, type JobProcessor, type JobTry } from '@rep13/service-kit';
import type { Logger } from 'pino';
import { openStandingTask, settleProviderTasks } from '../billing/index.ts';
import { PaymentProvider } from '../payment-providers/index.ts';
import { CHECK_PROVIDER_ACCOUNT, type ProviderAccount } from './check-provider-account.job.ts';

const KIND = 'provider-settings';

/** Sees what is set wrong at the provider before a client meets it: one task for staff until all is right. */
@Process(CHECK_PROVIDER_ACCOUNT)
@Injectable()
export class CheckProviderAccount implements JobProcessor<ProviderAccount> {
  constructor(
    private readonly provider: PaymentProvider,
    private readonly clock: Clock,
    @Inject(LOGGER) private readonly logger: Logger,
  ) {}

  async process({ payload: { provider } }: JobTry<ProviderAccount>): Promise<Conclusion | void> {
    if (provider !== this.provider.name) return undefined;
    const troubles = await this.provider.troubles();
    const now = this.clock.now();
    if (troubles.length === 0)
      return (scope) => settleProviderTasks(scope, { provider, kind: KIND, note: 'It is set right' }, now);
    this.logger.warn({ troubles }, 'payment provider: its account is not set as it has to be');
    const details = `${provider}: ${troubles.join(' ')}`;
    return (scope) => openStandingTask(scope, { provider, kind: KIND, details }, now);
  }
}
