import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { launchChromium } from '@rep13/web-build/check-page';
import { deployRemotes, deployShell } from '@rep13/web-build/deploy';
import type { OwnProduct } from '@rep13/commands/own-product';
import type { Builds } from './build-released.ts';
import { walk, waysBetween, type Pages } from './walk.ts';

/** At Ctrl-C Playwright would end this process at once, and leave the product behind. */
const QUIET = { handleSIGINT: false, handleSIGTERM: false, handleSIGHUP: false };

/** Deploys one's shell and the other's remotes and opens their pages. @returns how many, and what is wrong with them */
export async function openTogether(product: OwnProduct, shells: Builds, others: Builds, signal: AbortSignal) {
  const { url, dataDir, admin } = product;
  const webRoot = join(dataDir, 'web');
  const remotes = new Map([...others].filter(([name]) => name !== 'shell'));
  await deployShell(webRoot, { from: shells.get('shell') });
  await deployRemotes(webRoot, remotes);
  const pages = await pagesOf(remotes);
  const browser = await launchChromium(QUIET);
  signal.addEventListener('abort', () => void browser.close(), { once: true });
  try {
    const wrong = await walk(browser, url, pages, admin);
    const count = [...pages.values()].flat().length;
    return { opened: `${count} pages, ${waysBetween(pages).length} ways between remotes`, wrong };
  } finally {
    await browser.close();
  }
}

/** Of each build; a number stands for a parameter, and what answers every address is left out. */
async function pagesOf(remotes: Builds): Promise<Pages> {
  const read = async ([name, folder]: readonly [string, string]) => {
    const { routes } = JSON.parse(await readFile(join(folder, 'build.json'), 'utf8')) as { routes: object };
    const paths = Object.keys(routes).filter((path) => !path.includes('*'));
    return [name, paths.map((path) => path.replaceAll(/:\w+/g, '1'))] as const;
  };
  return new Map(await Promise.all([...remotes].map(read)));
}
