import axe, { type RunOptions } from 'axe-core';
import { jest } from '@jest/globals';

/**
 * What a document without a layout can't tell: colours, sizes, what lies above what. The journeys look for those. A
 * page stands alone here, without the shell that has its landmarks.
 */
const OPTIONS: RunOptions = {
  resultTypes: ['violations'],
  rules: {
    'color-contrast': { enabled: false },
    'target-size': { enabled: false },
    region: { enabled: false },
  },
};

/** What axe finds on the screen: the rule and the element, one a line. */
export async function axeFaults(): Promise<string[]> {
  // Axe waits by the real clock.
  jest.useRealTimers();
  const { violations } = await axe.run(document.body, OPTIONS);
  jest.useFakeTimers();
  return violations.flatMap(({ id, nodes }) => nodes.map(({ html }) => `${id}: ${html}`));
}
