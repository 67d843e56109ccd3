import { basename } from 'node:path';
import { holds, PATHS, read, SPECS } from './spec-titles.ts';

const FOLDER = 'docs/spec-coverage/statements/';
const DEVIATIONS = 'docs/adr/0048-deviations-from-the-specification.md';

interface Row {
  section: number;
  number: number;
  verdict: string;
  tests: string;
}

const ROW = /^\| *(\d+)\.(\d+) *\|([^|]*)\|([^|]*)\|([^|]*)\|$/gm;
const withSingleBlanks = (page: string) => read(page).replace(/[ \t]+/g, ' ');

function rowsOf(page: string): Row[] {
  return [...withSingleBlanks(page).matchAll(ROW)].map(([, section, number, ...cells]) => {
    const [, verdict = '', tests = ''] = cells.map((cell) => cell.trim());
    return { section: Number(section), number: Number(number), verdict, tests };
  });
}

const PAGES = PATHS.filter((path) => path.startsWith(FOLDER) && /^\d+-/.test(basename(path)));
const ROWS = PAGES.flatMap(rowsOf);
const nameOf = ({ section, number }: Row) => `${section}.${number}`;

/** A deviation's number, the words of the specification, what is done instead, and why. */
const DECIDED = [...withSingleBlanks(DEVIATIONS).matchAll(/^\| (D\d+) \| (.+) \| (.+) \| (.+) \|$/gm)].map(
  ([, number, , , reason]) => ({ number: number!, reason: reason! }),
);

const NAMED = /`([^`\s]+)` \(((?:"[^"\n|]+"(?:, )?)+)\)/g;

/** The tests that a row names: a path and one title of it each. */
const testsOf = ({ tests }: Row) =>
  [...tests.matchAll(NAMED)].flatMap(([, path, titles]) =>
    [...titles!.matchAll(/"([^"]+)"/g)].map(([, title]) => ({ path: path!, title: title! })),
  );
const deviationsOf = ({ verdict }: Row) =>
  /^deviates: /.test(verdict) ? (verdict.match(/D\d+/g) ?? []) : [];

describe('the statements of the specification', () => {
  it('are numbered by section, without a gap', () => {
    const sections = [...new Set(ROWS.map(({ section }) => section))].sort((a, b) => a - b);
    expect(sections).toEqual([1, 2, 3, 4, 5, 6, 7, 8, 9, 10]);
    for (const section of sections) {
      const numbers = ROWS.filter((row) => row.section === section).map(({ number }) => number);
      expect(numbers).toEqual(numbers.map((_, index) => index + 1));
    }
  });

  it('stand each on the page of its section', () => {
    const strays = PAGES.flatMap((page) =>
      rowsOf(page).filter(({ section }) => Number.parseInt(basename(page), 10) !== section),
    );
    expect(strays.map(nameOf)).toEqual([]);
  });

  it('have each a verdict', () => {
    const verdict = /^(kept|deviates: D\d+(, D\d+)*|partly: .+)$/;
    expect(ROWS.filter((row) => !verdict.test(row.verdict)).map(nameOf)).toEqual([]);
  });

  it('name each a test, and no file without a title of it', () => {
    const filesOf = ({ tests }: Row) => new Set([...tests.matchAll(/`([^`]+)`/g)].map(([, path]) => path!));
    const incomplete = ROWS.filter((row) => {
      const titled = new Set(testsOf(row).map(({ path }) => path));
      return titled.size === 0 || titled.size !== filesOf(row).size;
    });
    expect(incomplete.map(nameOf)).toEqual([]);
  });

  it('name tests that there are, by titles that they have', () => {
    const wrong = ROWS.flatMap((row) =>
      testsOf(row)
        .filter(({ path, title }) => !SPECS.has(path) || !holds(path, title))
        .map(({ path, title }) => `${nameOf(row)}: ${path} "${title}"`),
    );
    expect(wrong).toEqual([]);
  });
});

describe('the deviations', () => {
  const numbers = DECIDED.map(({ number }) => number);

  it('are numbered without a gap', () => {
    expect(numbers).toEqual(numbers.map((_, index) => `D${index + 1}`));
  });

  it('have each one of the three reasons', () => {
    const unfounded = DECIDED.filter(({ reason }) => !/^(Safety|Law|Truth): /.test(reason));
    expect(unfounded.map(({ number }) => number)).toEqual([]);
  });

  it('are those that the statements name, no more and no fewer', () => {
    const named = new Set(ROWS.flatMap(deviationsOf));
    expect(numbers.filter((number) => !named.has(number))).toEqual([]);
    expect([...named].filter((number) => !numbers.includes(number))).toEqual([]);
  });
});
