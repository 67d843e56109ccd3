import axe from 'axe-core';
import { jest } from '@jest/globals';

/** Everything that can be said without a picture; contrast is looked at in a browser (`e2e`). */
const OPTIONS = {
  runOnly: ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'],
  rules: { 'color-contrast': { enabled: false } },
};

/** What axe finds on the page that is shown: rule and element. It takes its time, which a test would not let pass. */
export async function axeFaults(): Promise<string[]> {
  jest.useRealTimers();
  const { violations } = await axe.run(document.body, OPTIONS);
  jest.useFakeTimers();
  return violations.flatMap(({ id, nodes }) => nodes.map(({ html }) => `${id}: ${html}`));
}
