import type { Figure } from './figure.ts';

/** The figures as a table of Markdown, in the order of their goals. Without `isJudged` they stand without limits. */
export function tableOf(figures: readonly Figure[], { isJudged }: { isJudged: boolean }): string {
  const inOrder = [...figures].sort((one, other) => one.goal.localeCompare(other.goal));
  const rows = inOrder.map((figure) => [
    figure.goal,
    figure.name,
    ...(isJudged ? [figure.limit, figure.seen, outcomeOf(figure)] : [figure.seen]),
  ]);
  const head = ['goal', 'figure', ...(isJudged ? ['limit', 'seen', ''] : ['seen'])];
  return aligned([head, ...rows]);
}

function outcomeOf({ isMet }: Figure): string {
  if (isMet === undefined) return '';
  return isMet ? 'met' : 'missed';
}

/** As Prettier writes it, so that it can stand in the docs as it is printed. */
function aligned(rows: readonly (readonly string[])[]): string {
  const cells = rows.map((row) => row.map((cell) => cell.replaceAll('|', '\\|')));
  const widths = (cells[0] ?? []).map((_, column) =>
    Math.max(3, ...cells.map((row) => row[column]?.length ?? 0)),
  );
  const line = (row: readonly string[]) =>
    `| ${row.map((cell, column) => cell.padEnd(widths[column] ?? 0)).join(' | ')} |`;
  const [head = [], ...body] = cells;
  return [head, widths.map((width) => '-'.repeat(width)), ...body].map(line).join('\n');
}
