import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { REPOSITORY, startTraceCollector, type CollectedSpan } from '@rep13/local-stack';
import { buildAll } from '@rep13/commands/build';
import { startOwnProduct } from '@rep13/commands/own-product';
import { stopSignal, untilAborted } from '@rep13/commands/run-to-end';
import { drawTrace } from './draw-trace.ts';
import { signOnce } from './sign-once.ts';
import { wholeTrace } from './signature-trace.ts';
import { traceRows } from './trace-rows.ts';

const PICTURE = join(REPOSITORY, 'docs/trace-of-a-signature.svg');
const SIGNATURES = 4;

/**
 * `npm run trace [-- FILE]`: signs once on a product of its own that is traced, says what the trace holds and draws it
 * to FILE, else to docs/.
 */
const signal = stopSignal();
await buildAll(signal);
const collector = await startTraceCollector();
const product = await startOwnProduct('trace', { OTEL_EXPORTER_OTLP_ENDPOINT: collector.url }, { signal });
const cutShort = untilAborted(signal).then(() => signal.throwIfAborted() as never);
try {
  // The first ones compile, connect and plan; the picture is of the last.
  let spans: readonly CollectedSpan[] = [];
  for (let customer = 1; customer <= SIGNATURES; customer += 1) {
    const before = new Set(collector.spans.map(({ traceId }) => traceId));
    await signOnce(product.url, customer);
    const later = () => collector.spans.filter(({ traceId }) => !before.has(traceId));
    spans = await Promise.race([wholeTrace(later), cutShort]);
  }
  for (const { service, depth, label } of traceRows(spans))
    console.log(`${service.padEnd(14)}${'  '.repeat(depth)}${label}`);
  const day = new Date().toLocaleDateString('en-GB', { day: 'numeric', month: 'long', year: 'numeric' });
  const file = process.argv[2] ?? PICTURE;
  await writeFile(file, drawTrace('One signature, from the click to the mail', spans, day));
  console.log(`${spans.length} spans of one trace are drawn in ${file}`);
} finally {
  await product.stop();
  await product.remove();
  await collector.stop();
}
