/** @jest-environment @rep13/testing/without-a-page */
import { beforeAll, describe, expect, it } from '@jest/globals';
import { prerenderRemote, type PrerenderedRoute } from '@rep13/web-kit/prerender';
import { remote } from '../src/routes.tsx';

/** As the build renders it, with no document. */
describe('what the HTML of a public page holds before any script has run', () => {
  const paths = remote.routes.map(({ path }) => path);
  let routes: Record<string, PrerenderedRoute>;
  beforeAll(async () => {
    ({ routes } = await prerenderRemote(remote));
  });

  it('takes nothing in that would be lost with it', () => {
    const pages = paths.map((path) => routes[path]?.body ?? '');
    const switchedOff = /<fieldset disabled="">.*?<\/fieldset>/gs;
    expect(pages.flatMap((page) => page.match(switchedOff) ?? []).length).toBeGreaterThan(3);
    const others = pages.flatMap(
      (page) => page.replaceAll(switchedOff, '').match(/<(input|select|textarea)[^>]*>/g) ?? [],
    );
    expect(others.length).toBeGreaterThan(0);
    for (const control of others) expect(control).toContain('disabled=""');
  });
});
