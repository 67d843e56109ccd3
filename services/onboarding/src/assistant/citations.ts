import { ASSISTANT_LIMITS } from '@rep13/contracts-onboarding/constants';
import type { Passage } from '@rep13/content';

/** Where the passages stand: of each page the best place, only ever pages of our own. */
export function citationsOf(passages: readonly Passage[]): string[] {
  const byPage = new Map<string, string>();
  for (const { path } of passages) {
    const [page = path] = path.split('#');
    if (!byPage.has(page)) byPage.set(page, path);
  }
  return [...byPage.values()].slice(0, ASSISTANT_LIMITS.citationsMax);
}
