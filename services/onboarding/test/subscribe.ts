import { CompletePayment } from '@rep13/contracts-onboarding';
import type { TestService } from '@rep13/testing';
import { createSignup } from './builders.ts';
import { buildPaid } from './facts.ts';
import { BILLING, sendFacts, type ProviderDouble } from './provider-double.ts';
import type { ServiceTime } from './service-time.ts';

/** What a client is subscribed at. */
interface Shop {
  readonly service: TestService;
  readonly double: ProviderDouble;
  readonly time: ServiceTime;
}

/** A client that has paid the first year just now, and since when. */
export async function subscribeAt({
  service,
  double,
  time,
}: Shop): Promise<{ signupId: number; since: Date }> {
  const { id: signupId } = await createSignup(service);
  await service.call(CompletePayment, { signupId, billing: BILLING });
  const since = time.now();
  await sendFacts(service, double, buildPaid(signupId, { since }));
  await time.settle();
  return { signupId, since };
}
