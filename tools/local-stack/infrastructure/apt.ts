import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';
import { environmentOf, systemEnvironment } from '../processes/system-environment.ts';
import { findBinary } from './binaries.ts';

const SCRIPT = fileURLToPath(new URL('./apt-install.sh', import.meta.url));

/** Only on Debian and its children, and only as root. */
export const canUseApt = (): boolean => process.getuid?.() === 0 && findBinary('apt-get') !== undefined;

/**
 * Installs packages with apt, its output on the terminal; their servers are not started.
 * @throws when apt fails.
 */
export async function aptInstall(packages: readonly string[]): Promise<void> {
  const apt = spawn('sh', [SCRIPT, ...packages], {
    stdio: 'inherit',
    env: { ...systemEnvironment(), ...environmentOf((name) => /^TERM$|_proxy$/i.test(name)) },
  });
  const [code] = (await once(apt, 'exit')) as [number | null];
  if (code !== 0) throw new Error(`apt-get install ${packages.join(' ')} failed; see its output above.`);
}
