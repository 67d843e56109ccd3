import type { Program } from '@rep13/local-stack';
import { startOwnProduct, type OwnProduct } from '@rep13/commands/own-product';
import { untilAborted } from '@rep13/commands/run-to-end';
import { MailServer } from '@rep13/faults/mail/mail-server';

/** As much as a bench may send, all from one address. */
const UNLIMITED = {
  RATE_LIMIT_WRITES: '10000000',
  RATE_LIMIT_SIGNUPS_BY_ADDRESS: '10000000',
  RATE_LIMIT_UNPROVEN_MAILS_BY_ADDRESS: '1000000',
  RATE_LIMIT_REGISTER: '10000000',
  RATE_LIMIT_LOGINS: '10000000',
  RATE_LIMIT_FAILED_LOGINS: '10000000',
  RATE_LIMIT_AUTHORITY_REQUESTS: '10000000',
  RATE_LIMIT_REFUSED_AUTHORITY_REQUESTS: '10000000',
  RATE_LIMIT_UNPROVEN_MEGABYTES: '10000000',
  AUTHORITY_INTAKE_WORK: '0',
  MAX_IN_FLIGHT_PER_ADDRESS: '500',
};

export interface BenchProduct extends OwnProduct {
  /** Where its mails go: a real SMTP server in this process. */
  readonly mail: MailServer;
}

/**
 * @param adapt how a service is run instead.
 * @throws when the bench is cut short; the product is taken down all the same.
 */
export async function onOwnProduct<T>(
  signal: AbortSignal,
  work: (product: BenchProduct) => Promise<T>,
  adapt?: (service: Program) => Program,
): Promise<T> {
  const mail = new MailServer();
  const variables = { ...UNLIMITED, SMTP_URL: await mail.listen() };
  try {
    const product = await startOwnProduct('bench', variables, { signal, adapt });
    const cutShort = untilAborted(signal).then(() => signal.throwIfAborted() as never);
    try {
      return await Promise.race([work({ ...product, mail }), cutShort]);
    } finally {
      await product.stop();
      await product.remove();
    }
  } finally {
    await mail.stop();
  }
}
