import { existsSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { holds, PATHS, read, REPOSITORY, SPECS } from './spec-titles.ts';

/** Decisions tell of the code of their day, references are made from the code. */
const PAGES = PATHS.filter(
  (path) => path.endsWith('.md') && /^(docs\/(?!adr|reference)|[A-Z]+\.md)/.test(path),
);
const textOf = (page: string) =>
  read(page)
    .replace(/```.*?```/gs, '')
    .replace(/[ \t]+/g, ' ');

const TOP = /^(apps|services|libs|tools|e2e|docs|\.github|\.ci)\//;
const SOURCE = /\.(tsx?|mjs|css|md|template|spec)$/;
const isPath = (code: string) =>
  /^[\w.{},*…/-]+$/.test(code) && !code.startsWith('/') && (TOP.test(code) || SOURCE.test(code));

/** `{a,b}.ts` names two files. */
function spelledOut(code: string): string[] {
  const [whole, before, list, after] = /^(.*?)\{([^{}]*)\}(.*)$/.exec(code) ?? [];
  return whole === undefined
    ? [code]
    : list!.split(',').flatMap((part) => spelledOut(`${before}${part}${after}`));
}

/** A page may leave out the folders before a path and the ending of a spec; `*` and `…` stand for any text. */
function named(path: string): string[] {
  const text = path
    .replace(/\/$/, '')
    .replace(/[.]/g, '\\$&')
    .replace(/\*\*\/|[*…]/g, (sign) => (sign === '**/' ? '(.*/)?' : '[^/]*'));
  const pattern = new RegExp(`(^|/)${text}(\\.tsx?|\\.e2e\\.spec\\.ts)?$`);
  return PATHS.filter((known) => pattern.test(known));
}

/** What a row of a table says in its last column, where the tests stand. */
const lastColumns = (text: string) =>
  [...text.matchAll(/^\|.* \| (.*\bspec\b.*) \|$/gm)].map(([, column]) => column!);

const QUOTED = /"([^"\n|]+)"/g;
const AFTER_A_SPEC = /`([^`\s]+)`,? \(?((?:"[^"\n|]+"(?:, and | and |, )?)+)/g;

describe.each(PAGES)('%s', (page) => {
  const text = textOf(page);

  it('names files and folders that exist', () => {
    const codes = [...text.matchAll(/`([^`\s]+)`/g)].map(([, code]) => code!).filter(isPath);
    expect(codes.flatMap(spelledOut).filter((path) => named(path).length === 0)).toEqual([]);
  });

  it('leads to pages that exist', () => {
    const links = [...text.matchAll(/\]\((?!https?:)([^)#\s]+)/g)].map(([, link]) => link!);
    expect(links.filter((link) => !existsSync(join(REPOSITORY, dirname(page), link)))).toEqual([]);
  });

  it('quotes titles that the named test has', () => {
    const wrong = [...text.matchAll(AFTER_A_SPEC)].flatMap(([, code, titles]) => {
      const specs = spelledOut(code!)
        .flatMap(named)
        .filter((path) => SPECS.has(path));
      if (specs.length === 0) return [];
      return [...titles!.matchAll(QUOTED)]
        .filter(([, title]) => !specs.some((spec) => holds(spec, title!)))
        .map(([quoted]) => `${code} ${quoted}`);
    });
    expect(wrong).toEqual([]);
  });

  it('quotes no title that no test has', () => {
    const titles = lastColumns(text).flatMap((column) =>
      [...column.matchAll(QUOTED)].map(([, title]) => title!),
    );
    expect(titles.filter((title) => ![...SPECS.keys()].some((spec) => holds(spec, title)))).toEqual([]);
  });
});
