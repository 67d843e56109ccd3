/** @jest-environment @rep13/testing/without-a-page */
import { beforeAll, describe, expect, it } from '@jest/globals';
import { prerenderRemote, type PrerenderedRoute } from '@rep13/web-kit/prerender';
import { remote } from '../src/routes.tsx';

/** As the build renders it: with no document, and nobody to ask who is signed in. */
describe('what the HTML of a page of admin holds before any script has run', () => {
  const paths = remote.routes.map(({ path }) => path);
  let routes: Record<string, PrerenderedRoute>;
  beforeAll(async () => {
    ({ routes } = await prerenderRemote(remote));
  });
  const bodyOf = (path: string) => routes[path]?.body ?? '';

  it.each(paths)('at %s is its head and its frame', (path) => {
    expect(routes[path]?.head).toContain('noindex');
    expect(bodyOf(path)).toContain('aria-label="Rep13, home page"');
    expect(bodyOf(path)).toContain('<h1');
    expect(bodyOf(path)).toContain('href="/privacy"');
    expect(bodyOf(path)).toMatch(/<noscript>.*needs JavaScript/);
  });

  it.each(paths.filter((path) => path !== '/admin/login'))('at %s is room for what comes later', (path) => {
    expect(bodyOf(path)).toContain('aria-label="Loading"');
  });

  it('has a sign-in that is open, as what is typed there is noted and taken over (ADR 80)', () => {
    expect(bodyOf('/admin/login')).toMatch(/<form [^>]*data-early="".*<fieldset>/s);
  });
});
