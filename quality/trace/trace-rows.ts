import type { CollectedSpan } from '@rep13/local-stack';

/** A line of the picture: one span, or all statements that are parts of one span. */
export interface TraceRow {
  readonly label: string;
  readonly service: string;
  readonly depth: number;
  readonly bars: readonly CollectedSpan[];
}

/** Each span below the one that it is a part of, by time; a span's statements share one row. */
export function traceRows(spans: readonly CollectedSpan[]): TraceRow[] {
  const partsOf = (id: string) =>
    spans
      .filter(({ parentSpanId }) => parentSpanId === id)
      .sort((one, other) => one.startedAt - other.startedAt);
  const below = (parent: CollectedSpan, depth: number): TraceRow[] => {
    const parts = partsOf(parent.spanId);
    const statements = parts.filter(isStatement);
    return [
      { label: labelOf(parent), service: parent.service, depth, bars: [parent] },
      ...(statements.length > 0 ? [statementRow(statements, depth + 1)] : []),
      ...parts.filter((part) => !isStatement(part)).flatMap((part) => below(part, depth + 1)),
    ];
  };
  return partsOf('').flatMap((first) => below(first, 0));
}

const isStatement = ({ attributes }: CollectedSpan): boolean => 'db.system.name' in attributes;

function statementRow(statements: readonly CollectedSpan[], depth: number): TraceRow {
  const count = statements.length === 1 ? 'statement' : `${statements.length} statements`;
  return { label: `Postgres: ${count}`, service: statements[0]?.service ?? '', depth, bars: statements };
}

/** A command is named alike by who asks and who answers. */
function labelOf({ name, kind, attributes }: CollectedSpan): string {
  if ('rpc.method' in attributes) return kind === 'client' ? `ask ${name}` : `answer ${name}`;
  return 'rep13.job.name' in attributes ? `${name}: ${String(attributes['rep13.job.name'])}` : name;
}
