import { mkdir, rm, writeFile } from 'node:fs/promises';
import { dirname, join, resolve } from 'node:path';
import { REPOSITORY, temporaryDataFolder } from '@rep13/local-stack';
import type { Bench } from './bench-run.ts';
import { nameOfCommit } from './commit.ts';
import { connectTo } from './database.ts';
import { rounded } from './figures/statistics.ts';
import { callsOf, type CpuProfile } from './flame/cpu-profile.ts';
import { picture } from './flame/picture.ts';
import { profilable, profileService } from './flame/profile-service.ts';
import { onOwnProduct, type BenchProduct } from './own-product.ts';
import { pidsOf } from './processes.ts';
import { untilAudited } from './write-path/audited.ts';
import { CONNECTIONS, loadFor, newVisitors } from './write-path/load.ts';
import { processorTime } from './write-path/processor-time.ts';

const WARM_UP_S = 5;
const SECONDS = 10;

/** No goal, a picture: what a service does with accepted checks. Only when it is asked for. */
export const flame: Bench = {
  name: 'flame',
  run: async ({ options, signal, print }) => {
    const folder = await temporaryDataFolder('bench-profile');
    const { service } = options;
    const file = join(folder, `${service}.cpuprofile`);
    try {
      const svg = await onOwnProduct(
        signal,
        async (product) => drawn(service, await profiled(product, service, file)),
        profilable(service, file),
      );
      const out = resolve(options.out);
      await mkdir(dirname(out), { recursive: true });
      await writeFile(out, svg);
      print(`${out}: ${Math.round(svg.length / 1_024)} KB`);
      return { figures: [] };
    } finally {
      await rm(folder, { recursive: true, force: true });
    }
  },
};

interface Profiled {
  readonly profile: CpuProfile;
  readonly accepted: number;
  /** Processor time of the service's process. */
  readonly spentMs: number;
}

async function profiled(product: BenchProduct, service: string, file: string): Promise<Profiled> {
  const { url, dataDir } = product;
  const db = await connectTo(product);
  try {
    const load = newVisitors(url);
    await loadFor(WARM_UP_S, load);
    await untilAudited(db);
    const spent = () => processorTime(pidsOf(dataDir))[service] ?? NaN;
    let [accepted, spentMs] = [0, 0];
    const profile = await profileService(pidsOf(dataDir)[service] ?? 0, file, async () => {
      const before = spent();
      ({ accepted } = await loadFor(SECONDS, load));
      spentMs = spent() - before;
    });
    return { profile, accepted, spentMs };
  } finally {
    await db.end();
  }
}

function drawn(service: string, { profile, accepted, spentMs }: Profiled): string {
  const each = rounded(spentMs / accepted, 2);
  return picture(callsOf(profile), REPOSITORY, {
    title: `${service} while checks are accepted`,
    subtitle:
      `${accepted} accepted checks in ${SECONDS} s over ${CONNECTIONS} connections, ${each} ms of processor time each, ` +
      `the profiler's included; ${nameOfCommit()}, Node ${process.version}`,
  });
}
