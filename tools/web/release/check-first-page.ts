import { lineOf, type Build } from '../registry.ts';
import { checkPage, launchChromium } from './check-page.ts';

/**
 * Opens the link of a preview as a visitor would: the version in the shell that is released, served by the gateway that
 * is running. @returns what is wrong with it
 */
export async function checkFirstPage(url: string, token: string, build: Build): Promise<string[]> {
  const browser = await launchChromium();
  try {
    const page = await browser.newPage();
    const loaded = new Set<string>();
    page.on('response', (answer) => answer.ok() && loaded.add(new URL(answer.url()).pathname));
    const found = await checkPage(page, new URL(`/preview/${token}`, url).href);
    const { entry } = lineOf(build);
    if (!loaded.has(entry)) found.push(`${entry} was not loaded`);
    return found;
  } finally {
    await browser.close();
  }
}
