import { BROWSER_STORAGE } from '@rep13/contracts-constants';
import { PATHS, read } from './spec-titles.ts';

/** Code that runs in browsers, and what sets cookies. */
const OF_BROWSERS =
  /^(apps\/[\w-]+\/src|libs\/(ui|web-kit)\/src|services\/gateway\/src\/(identity|web))\/.*\.tsx?$/;
const SOURCES = PATHS.filter((path) => OF_BROWSERS.test(path) && !/\.spec\.tsx?$/.test(path)).map(
  (path) => [path, read(path)] as const,
);
/** A name, or how it begins. */
const NAME = /['"`](rep13(?:[.-][\w-]+)*[.-]?)(?=['"`]|\$\{)/g;
const STORES = /\b(localStorage|sessionStorage)\b|\.cookie\(|Set-Cookie/;
/** Only looks whether there is storage. */
const NAMELESS = ['libs/web-kit/src/api/cookies-blocked.ts'];

describe('what our pages store in browsers', () => {
  it('is all in the list that the privacy policy prints, and nothing else is', () => {
    const stored = SOURCES.flatMap(([, text]) => [...text.matchAll(NAME)].map(([, name = '']) => name));
    const listed = BROWSER_STORAGE.flatMap(({ names }) => names);
    expect([...new Set(stored)].sort()).toEqual([...listed].sort());
  });

  it('has a name of ours wherever it is stored', () => {
    const found = SOURCES.filter(([path, text]) => STORES.test(text) && !NAMELESS.includes(path));
    expect(found.length).toBeGreaterThan(10);
    expect(found.filter(([, text]) => !text.includes('rep13')).map(([path]) => path)).toEqual([]);
  });
});
