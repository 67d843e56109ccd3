import { Injectable } from '@nestjs/common';
import { ReceiveProviderEvent } from '@rep13/contracts-onboarding';
import { Clock, insertOnce, OnCommand, UnitOfWork } from '@rep13/service-kit';
import { PaymentProvider, WebhookRefused, type ProviderEvent } from '../payment-providers/index.ts';
import { ProviderEventRefused } from './payments.errors.ts';
import { PROCESS_PROVIDER_EVENT } from './process-provider-event.job.ts';
import { StoredProviderEvent } from './provider-event.entity.ts';

/** What providers tell us. */
@Injectable()
export class ProviderEventsService {
  constructor(
    private readonly unitOfWork: UnitOfWork,
    private readonly provider: PaymentProvider,
    private readonly clock: Clock,
  ) {}

  /** Told again, it changes nothing. @throws ProviderEventRefused, and then nothing is kept */
  @OnCommand(ReceiveProviderEvent)
  async receive(command: ReceiveProviderEvent): Promise<{ received: true }> {
    const { id, type, objectId } = this.read(command);
    const provider = this.provider.name;
    await this.unitOfWork.run(async ({ db, jobs }) => {
      const event = { provider, id, type, objectId, receivedAt: this.clock.now() };
      if (!(await insertOnce(db, StoredProviderEvent, event))) return;
      jobs.enqueue(PROCESS_PROVIDER_EVENT, `${provider}:${id}`, { provider, id, type, objectId });
    });
    return { received: true };
  }

  private read({ provider, body, signature }: ReceiveProviderEvent): ProviderEvent {
    if (provider !== this.provider.name) throw new ProviderEventRefused();
    try {
      return this.provider.readEvent(body, signature);
    } catch (error) {
      throw error instanceof WebhookRefused ? new ProviderEventRefused() : error;
    }
  }
}
