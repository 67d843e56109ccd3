import type { Page } from '@playwright/test';
import axe, { type RunOptions } from 'axe-core';
import { atRest } from './watch-page.ts';

/** An element that breaks a rule. */
export interface Fault {
  readonly rule: string;
  readonly html: string;
  /** A selector. */
  readonly target: string;
}

/** We have no frames, and what passes is of no interest: listing it takes as long as finding it. */
const FAULTS_ONLY: RunOptions = { resultTypes: ['violations'], iframes: false };

/** What axe finds on the page, or in the first element of a selector. */
export async function faultsOf(page: Page, runOnly: string[], within?: string): Promise<Fault[]> {
  await atRest(page);
  // Into each document once: reading the script takes a good part of what running it does.
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(axe.source);
  return page.evaluate(
    async ([options, selector]) => {
      const { axe: inPage } = window as unknown as { axe: typeof axe };
      const { violations } = await inPage.run(selector ?? document, options);
      return violations.flatMap(({ id, nodes }) =>
        nodes.map(({ html, target }) => ({ rule: id, html, target: String(target[0]) })),
      );
    },
    [{ ...FAULTS_ONLY, runOnly }, within] as const,
  );
}
