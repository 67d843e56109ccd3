import type pg from 'pg';
import { currentContext } from '../context/request-context.ts';
import { errorTypeOf } from './in-span.ts';
import { sqlSummary } from './sql-summary.ts';
import type { Tracing } from './tracing.ts';

type Query = (...given: unknown[]) => unknown;

/** A client of pg with a span for each statement that belongs to a trace: which tables, never which values. */
export function tracedClient(Client: typeof pg.Client, tracing: Tracing, schema: string): typeof pg.Client {
  return class TracedClient extends Client {
    constructor(config?: string | pg.ClientConfig) {
      super(config);
      this.query = traced(this.query.bind(this) as Query, tracing, schema) as typeof this.query;
    }
  };
}

const traced =
  (query: Query, tracing: Tracing, schema: string): Query =>
  (...given) => {
    const parent = currentContext()?.traceparent;
    const text = textOf(given[0]);
    if (parent === undefined || text === undefined) return query(...given);
    const summary = sqlSummary(text);
    const span = tracing.start({
      name: summary,
      kind: 'client',
      attributes: {
        'db.system.name': 'postgresql',
        'db.namespace': schema,
        'db.query.summary': summary,
      },
      parent,
    });
    const result = query(...given);
    if (!(result instanceof Promise)) span.end();
    else
      result.then(
        () => span.end(),
        (error: unknown) => span.end(errorTypeOf(error)),
      );
    return result;
  };

function textOf(statement: unknown): string | undefined {
  if (typeof statement === 'string') return statement;
  const { text } = (statement ?? {}) as { text?: unknown };
  return typeof text === 'string' ? text : undefined;
}
