import { withoutColours } from './totals.ts';

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
  const lines = withoutColours(output).split('\n');
  const found = new Map<string, string>();
  let file = '';
  for (const [index, line] of lines.entries()) {
    file = JEST_FILE.exec(line)?.[1] ?? file;
    const name = nameIn(line, file);
    if (name && !found.has(name)) found.set(name, [name, ...detailsBelow(lines, index)].join('\n'));
  }
  return [...found.values()];
}

function nameIn(line: string, file: string): string | undefined {
  const test = JEST_FAILURE.exec(line)?.[1]?.trim();
  if (test) return [...(file ? [file] : []), test].join(' › ');
  return (PLAYWRIGHT_FAILURE.exec(line) ?? FAILED_TASK.exec(line))?.[1];
}

function detailsBelow(lines: readonly string[], index: number): string[] {
  if (FAILED_TASK.test(lines[index] ?? '')) return [];
  const rest = lines.slice(index + 1);
  const end = rest.findIndex((line) => !BELOW.test(line));
  return rest
    .slice(0, end < 0 ? undefined : end)
    .filter((line) => line.trim() !== '' && !CODE.test(line) && !FOREIGN.test(line))
    .slice(0, LINES);
}
