import type { StackConfig } from './config.ts';
import { provideMailIn } from './mail-in/provide-mail-in.ts';
import { provideSeal } from './seal/provide-seal.ts';
import { provideStripe } from './stripe/provide-stripe.ts';

/** What stands in, outside production, for what must be bought or set up: the seal, its time stamps, Stripe, a mailbox. */
export interface StandIns {
  /** The variables by which the services find them; nothing for what was named. */
  readonly environment: NodeJS.ProcessEnv;
  readonly stripeTestUrl?: string;
  /** Where mails to the authorities' address are taken. */
  readonly mailInUrl?: string;
  stop(): Promise<void>;
}

export async function provideStandIns(config: StackConfig, print: (line: string) => void): Promise<StandIns> {
  const stripe = await provideStripe(config, print);
  try {
    const seal = await provideSeal(config);
    const mailIn = await provideMailIn(config);
    const stop = async () => {
      await Promise.all([stripe.stop(), seal.stop()]);
    };
    const environment = { ...stripe.environment, ...seal.environment, ...mailIn.environment };
    return { environment, stripeTestUrl: stripe.url, mailInUrl: mailIn.url, stop };
  } catch (error) {
    await stripe.stop();
    throw error;
  }
}
