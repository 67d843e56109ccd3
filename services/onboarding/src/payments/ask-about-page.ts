import type { Scope } from '@rep13/service-kit';
import type { Checkout } from './checkout.entity.ts';
import { COMPARE_WITH_PROVIDER } from './compare-with-provider.job.ts';

/** Has the provider asked whether a page is paid; once for each turn. */
export function askAboutPage(
  jobs: Scope['jobs'],
  { provider, session }: Pick<Checkout, 'provider' | 'session'>,
  turn: string,
): void {
  jobs.enqueue(COMPARE_WITH_PROVIDER, `${provider}:${session}:${turn}`, { provider, session });
}
