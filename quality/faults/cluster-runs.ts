import { loadavg } from 'node:os';
import { join } from 'node:path';
import { provideEngines } from '@rep13/cluster';
import { dataDirOf } from '@rep13/local-stack';
import { check } from './check/check.ts';
import { isSuccess } from './check/rows.ts';
import { printed } from './check/verdict.ts';
import { restartOnHosts } from './faults/host-restarts.ts';
import { carryOutOnHosts, untilWhole } from './faults/hosts.ts';
import { figuresOf, printedFigures } from './figures.ts';
import type { History } from './load/history.ts';
import { BOOKKEEPING, OutsideConsumer } from './outside/outside-consumer.ts';
import { readOn } from './load/reader.ts';
import { observe, type Disturbance } from './observe.ts';
import type { Options } from './options.ts';
import { hostPlanOf } from './plan/host-plan.ts';
import { printedPlan } from './print-faults.ts';
import { startClusterProduct, type ClusterProduct } from './product/cluster-product.ts';

/**
 * Seed after seed on one cluster; each check looks at everything that is stored, that of the seeds before too.
 * @returns whether all promises held.
 */
export async function runOnCluster(options: Options, signal: AbortSignal): Promise<boolean> {
  const folder = dataDirOf(process.env);
  const engines = await provideEngines(join(folder, 'engines'), console.log);
  const versions = Object.entries(engines.versions).map(([name, version]) => `${name} ${version}`);
  console.log(`Versions: ${versions.join(', ')}`);
  const outsideUsers = { [BOOKKEEPING.name]: [BOOKKEEPING.reads] };
  const product = await startClusterProduct({
    ...{ engines, outsideUsers, signal },
    dataDir: join(folder, 'cluster'),
  });
  const holds = await seedAfterSeed(options, product, signal).finally(() => product.stop());
  if (holds) await product.remove();
  else console.log(`History: ${product.folder}; logs: ${product.dataDir}/logs`);
  return holds;
}

async function seedAfterSeed(
  options: Options,
  product: ClusterProduct,
  signal: AbortSignal,
): Promise<boolean> {
  let holds = true;
  try {
    const consumer = await OutsideConsumer.prepare(product.cluster);
    for (let run = 0; run < options.runs && !signal.aborted; run += 1) {
      if (!(await untilWhole(product.cluster, signal))) throw new Error('The cluster is not whole.');
      holds = (await runOnce({ ...options, seed: options.seed + run }, product, consumer, signal)) && holds;
    }
    return holds;
  } catch (error) {
    console.error(`The run itself failed. Logs: ${product.dataDir}/logs`);
    throw error;
  }
}

async function runOnce(
  options: Options,
  product: ClusterProduct,
  consumer: OutsideConsumer,
  signal: AbortSignal,
): Promise<boolean> {
  const plan = options.restarts ? [] : hostPlanOf(options);
  console.log(`\nSeed ${options.seed}, ${options.seconds} s; load of the machine ${load()}`);
  console.log(options.restarts ? 'Every service on every host is restarted in turn' : printedPlan(plan));
  await consumer.start();
  const disturb = async (_signal: AbortSignal, history: History): Promise<Disturbance> => {
    const reading = new AbortController();
    const reads = readOn(product.url, () => mandateIn(history), reading.signal);
    await consumer.stop();
    const faults = await carryOutOnHosts(product.cluster, plan, signal);
    const restarts = options.restarts ? await restartOnHosts(product.cluster, signal) : [];
    reading.abort();
    await consumer.start();
    return { faults, restarts, reads: await reads };
  };
  const observed = await observe({ options, product, disturb }, signal);
  const evidence = { ...observed.evidence, outside: await consumer.consumption() };
  await consumer.stop();
  const verdicts = check(evidence);
  console.log(printedFigures(figuresOf(evidence), evidence.faults, verdicts));
  console.log(`${observed.offered} customers; load of the machine ${load()}\n${printed(verdicts)}`);
  return verdicts.every(({ state }) => state !== 'broken');
}

const load = () => loadavg()[0]!.toFixed(1);

/** The register number of somebody who has signed. */
const mandateIn = ({ calls }: History): string | undefined => {
  const signed = calls.find((call) => call.step === 'signature' && isSuccess(call));
  return signed && String(signed.answer['agreementNumber']);
};
