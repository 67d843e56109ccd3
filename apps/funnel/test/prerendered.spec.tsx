/** @jest-environment @rep13/testing/without-a-page */
import { beforeAll, describe, expect, it } from '@jest/globals';
import { prerenderRemote, type PrerenderedRoute } from '@rep13/web-kit/prerender';
import { remote } from '../src/routes.tsx';

/** As the build renders it, with no document. */
describe('what the HTML of a page of the funnel holds before any script has run', () => {
  const paths = remote.routes.map(({ path }) => path);
  let routes: Record<string, PrerenderedRoute>;
  beforeAll(async () => {
    ({ routes } = await prerenderRemote(remote));
  });

  it('takes nothing in that would be lost with it, and sends nothing into the address of the page', () => {
    const forms = paths.flatMap((path) => (routes[path]?.body ?? '').match(/<form.*?<\/form>/gs) ?? []);
    // What is typed into these is noted and taken over (ADR 80); the others are switched off.
    expect(forms.filter((form) => form.includes('data-early=""'))).toHaveLength(2);
    for (const form of forms) {
      expect(form).toContain('method="post"');
      expect(form).toMatch(/data-early=""|<fieldset disabled="">/);
    }
  });
});
