import type { StackConfig } from './config.ts';
import { provideSeal } from './seal/provide-seal.ts';
import { provideStripe } from './stripe/provide-stripe.ts';

/** What stands in, outside production, for what must be bought: the seal, its time stamps, Stripe. */
export interface StandIns {
  /** The variables by which the services find them; nothing for what was named. */
  readonly environment: NodeJS.ProcessEnv;
  readonly stripeTestUrl?: string;
  stop(): Promise<void>;
}

export async function provideStandIns(config: StackConfig, print: (line: string) => void): Promise<StandIns> {
  const stripe = await provideStripe(config, print);
  try {
    const seal = await provideSeal(config);
    const stop = async () => {
      await Promise.all([stripe.stop(), seal.stop()]);
    };
    const environment = { ...stripe.environment, ...seal.environment };
    return { environment, stripeTestUrl: stripe.url, stop };
  } catch (error) {
    await stripe.stop();
    throw error;
  }
}
