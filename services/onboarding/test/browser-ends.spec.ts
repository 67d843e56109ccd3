import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { startBrowser } from '../src/publication-watch/browser/start-browser.ts';

const CHROMIUM = '/usr/bin/chromium';

/** Where the browsers that this process has started keep their profiles. */
const ownProfiles = (): string[] => readdirSync('/proc').flatMap((pid) => profileOf(pid) ?? []);

function profileOf(pid: string): string | undefined {
  try {
    const parent = /^\d+ \(.*\) \S (\d+)/.exec(readFileSync(`/proc/${pid}/stat`, 'utf8'))?.[1];
    if (Number(parent) !== process.pid) return undefined;
    return /--user-data-dir=([^\0]+)/.exec(readFileSync(`/proc/${pid}/cmdline`, 'utf8'))?.[1];
  } catch {
    return undefined;
  }
}

const where = existsSync(CHROMIUM) ? describe : describe.skip;

where('a browser for one page', () => {
  it('is gone with its profile once it is killed, also a second time', async () => {
    const { context, kill } = await startBrowser(CHROMIUM);
    const [profile = ''] = ownProfiles();
    expect(existsSync(profile)).toBe(true);
    await kill();
    await kill();
    await expect(context.newPage()).rejects.toThrow();
    expect([ownProfiles(), existsSync(profile)]).toEqual([[], false]);
  });

  it('that is none does not start', async () => {
    await expect(startBrowser('/bin/false')).rejects.toThrow();
    expect(ownProfiles()).toEqual([]);
  });
});
