import type { CollectedSpan } from '@rep13/local-stack';
import { drawTrace } from './draw-trace.ts';
import { traceRows } from './trace-rows.ts';

const buildSpan = (values: Partial<CollectedSpan>): CollectedSpan => ({
  service: 'gateway',
  traceId: 'a',
  spanId: '1',
  parentSpanId: '',
  name: 'POST /api/legal-agreement',
  kind: 'server',
  attributes: {},
  links: [],
  hasFailed: false,
  startedAt: 1_000,
  endedAt: 1_040,
  ...values,
});

const statement = (spanId: string, startedAt: number) =>
  buildSpan({
    ...{ spanId, parentSpanId: '1', name: 'SELECT sessions', kind: 'client', startedAt },
    ...{ endedAt: startedAt + 2, attributes: { 'db.system.name': 'postgresql' } },
  });

const TRACE = [
  statement('4', 1_020),
  buildSpan({ spanId: '3', parentSpanId: '2', service: 'agreements', name: 'b<c', startedAt: 1_012 }),
  statement('2b', 1_005),
  buildSpan({
    spanId: '2',
    parentSpanId: '1',
    kind: 'client',
    name: 'a',
    startedAt: 1_010,
    attributes: { 'rpc.method': 'a' },
  }),
  buildSpan({}),
];

describe('the picture of a trace', () => {
  it('has a row for each span below what it is a part of, and one for the statements of each', () => {
    expect(traceRows(TRACE).map(({ depth, label, bars }) => [depth, label, bars.length])).toEqual([
      [0, 'POST /api/legal-agreement', 1],
      [1, 'Postgres: 2 statements', 2],
      [1, 'ask a', 1],
      [2, 'b<c', 1],
    ]);
  });

  it('is an SVG that says what it shows, with nothing of it read as markup', () => {
    const svg = drawTrace('One signature', TRACE, '23 November 2026');
    expect(svg).toContain('5 spans of 2 services, 40 ms in all');
    expect(svg).toContain('b&#60;c');
    expect(svg).not.toContain('b<c');
    expect(svg.match(/<rect [^>]*fill-opacity/g)).toHaveLength(5);
  });
});
