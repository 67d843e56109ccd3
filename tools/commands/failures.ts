import { stripVTControlCharacters } from 'node:util';

/** Jest's line above a failure; above it, once, is the file. A test may stand in no describe. */
const JEST_FAILURE = /^\s*● (?!Console$)(.+)$/;
const JEST_FILE = /^\s*FAIL\s+(?:\.\/)?(\S+)/;
/** Playwright's line above a failure. */
const PLAYWRIGHT_FAILURE = /^\s*\d+\) (\[\w+\] › .+?)\s*─*$/;
/** Nx, in the list at its end: a task may also fail without a test, as lint does. */
const FAILED_TASK = /^\s*- ([\w@/-]+:[\w-]+)\s*$/;

/** The lines that both print below a failure: more indented than what follows. */
const BELOW = /^\s{4}|^$/;
const CODE = /^\s+>?\s*(?:\d+\s)?\|/;
const FOREIGN = /^\s+at .*(?:node_modules|node:internal)/;
/** So many lines tell what was expected and what came; the rest is in the output above. */
const LINES = 12;

/**
 * The tests and tasks that failed in an output, once each, by name, and below a test's name what is known of it: for
 * readers who see only the end of the output.
 */
export function failuresIn(output: string): string[] {
  const lines = stripVTControlCharacters(output).split('\n');
  const found = new Map<string, string>();
  let file = '';
  for (const [index, line] of lines.entries()) {
    file = JEST_FILE.exec(line)?.[1] ?? file;
    const test = testIn(line, file);
    const name = test ?? FAILED_TASK.exec(line)?.[1];
    if (!name || found.has(name)) continue;
    const details = test ? detailsIn(lines.slice(index + 1)) : [];
    found.set(name, [name, ...details].join('\n'));
  }
  return [...found.values()];
}

function testIn(line: string, file: string): string | undefined {
  const test = JEST_FAILURE.exec(line)?.[1]?.trim();
  return test ? `${file} › ${test}` : PLAYWRIGHT_FAILURE.exec(line)?.[1];
}

/** What stands directly below a test's name. */
function detailsIn(below: readonly string[]): string[] {
  const end = below.findIndex((line) => !BELOW.test(line));
  return below
    .slice(0, end < 0 ? undefined : end)
    .filter((line) => line.trim() !== '' && !CODE.test(line) && !FOREIGN.test(line))
    .slice(0, LINES);
}
