import { buildAll } from '../commands/build.ts';
import { startOwnProduct, type OwnProduct } from '../commands/own-product.ts';
import { stopSignal, untilAborted } from '../commands/run-to-end.ts';

export type { OwnProduct };

/** @throws when the bench is cut short; the product is taken down all the same. */
export async function onOwnProduct<T>(
  work: (product: OwnProduct) => Promise<T>,
  variables: NodeJS.ProcessEnv = {},
): Promise<T> {
  const signal = stopSignal();
  await buildAll(signal);
  const product = await startOwnProduct('bench', variables, signal);
  const cutShort = untilAborted(signal).then(() => signal.throwIfAborted() as never);
  try {
    return await Promise.race([work(product), cutShort]);
  } finally {
    await product.stop();
    await product.remove();
  }
}
