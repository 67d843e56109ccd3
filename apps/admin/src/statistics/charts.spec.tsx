import { beforeEach, describe, expect, it, jest } from '@jest/globals';
import { render, screen, within } from '@testing-library/react';
import { DAY_MS } from '@rep13/contracts-constants';
import { DaysChart } from './DaysChart.tsx';
import { ResponsesChart } from './ResponsesChart.tsx';
import { SourcesTable } from './SourcesTable.tsx';

const NOW = new Date('2026-11-21T00:00:00Z');

beforeEach(() => {
  jest.useFakeTimers({ now: NOW });
});

const chart = () => screen.getByRole('img', { name: /./ });
const numbersOf = (selector: string, attribute: string) =>
  [...chart().querySelectorAll(selector)].map((shape) => Number(shape.getAttribute(attribute)));
const rows = () =>
  within(screen.getByRole('table', { hidden: true }))
    .getAllByRole('row', { hidden: true })
    .slice(1)
    .map(({ children }) => [...children].map(({ textContent }) => textContent));

describe('DaysChart', () => {
  const days = [
    { day: '2026-11-18', count: 0 },
    { day: '2026-11-19', count: 2 },
    { day: '2026-11-20', count: 8 },
  ];

  it('draws a bar for each day, as high as its count, one after another', () => {
    render(<DaysChart title="Checks a day" days={days} before={null} />);
    const heights = numbersOf('.visx-bar', 'height');
    expect(heights[0]).toBe(0);
    expect((heights[2] ?? 0) / (heights[1] ?? 0)).toBeCloseTo(4);
    const [first, second, third] = numbersOf('.visx-bar', 'x') as [number, number, number];
    expect(second - first).toBeCloseTo(third - second);
    expect(third + (numbersOf('.visx-bar', 'width')[2] ?? 0)).toBeLessThanOrEqual(640);
  });

  it('says the same in words and in numbers, the newest day first', () => {
    render(<DaysChart title="Checks a day" days={days} before={null} />);
    expect(chart().getAttribute('aria-label')).toBe('Checks a day: 10 in 3 days. Peak: 8 on 20 Nov.');
    expect(rows()).toEqual([
      ['20 November 2026', '8'],
      ['19 November 2026', '2'],
      ['18 November 2026', '0'],
    ]);
  });

  it('has no axis when nothing came, only the words', () => {
    render(
      <DaysChart title="Checks a day" days={days.map(({ day }) => ({ day, count: 0 }))} before={null} />,
    );
    expect([screen.queryByRole('img'), screen.queryByText('Numbers')]).toEqual([null, null]);
    expect(screen.getByText('0 in 3 days')).toBeTruthy();
  });
});

describe('ResponsesChart', () => {
  const responseOf = (ticketId: number, responseTimeHours: number) => ({
    ticketId,
    ticketNumber: `SLA-2026-0000${ticketId}`,
    authorityContactDate: new Date(NOW.getTime() - ticketId * 10 * DAY_MS).toISOString(),
    responseTimeHours,
    slaCompliant: responseTimeHours <= 24,
  });
  const responses = [responseOf(2, 30), responseOf(1, 6)];
  const ticketDays = Array.from({ length: 90 }, (_, index) => {
    const day = new Date(NOW.getTime() - (89 - index) * DAY_MS).toISOString().slice(0, 10);
    const hours = responses
      .filter(({ authorityContactDate }) => authorityContactDate.startsWith(day))
      .map(({ responseTimeHours }) => responseTimeHours);
    return {
      day,
      received: hours.length,
      acknowledged: hours.length,
      violations: 0,
      averageResponseHours: hours[0] ?? null,
    };
  });

  it('puts late orders above the promised 24 hours, in another colour and size, and others below', () => {
    render(<ResponsesChart responses={responses} days={ticketDays} before={null} />);
    const promised = Number(
      chart().querySelector('.visx-line[stroke="var(--color-bad)"]')?.getAttribute('y1'),
    );
    const [late, early] = numbersOf('.visx-circle', 'cy') as [number, number];
    expect(late).toBeLessThan(promised);
    expect(early).toBeGreaterThan(promised);
    const colours = [...chart().querySelectorAll('.visx-circle')].map((dot) => dot.getAttribute('fill'));
    expect(colours).toEqual(['var(--color-bad)', 'var(--color-action)']);
    expect(numbersOf('.visx-circle', 'r')).toEqual([4.5, 3.5]);
  });

  it('puts older orders further to the left', () => {
    render(<ResponsesChart responses={responses} days={ticketDays} before={null} />);
    const [older, newer] = numbersOf('.visx-circle', 'cx') as [number, number];
    expect(older).toBeLessThan(newer);
  });

  it('lists them by number, the newest first', () => {
    render(<ResponsesChart responses={responses} days={ticketDays} before={null} />);
    expect(rows().map(([number, , hours, compliant]) => [number, hours, compliant])).toEqual([
      ['SLA-2026-00001', '6 h', 'Yes'],
      ['SLA-2026-00002', '30 h', 'No'],
    ]);
  });

  it('has no axis without an order, only the words, also of the days before', () => {
    render(<ResponsesChart responses={[]} days={ticketDays} before={ticketDays} />);
    expect(screen.queryByRole('img')).toBeNull();
    expect(screen.getByText('No order was acknowledged in this time.')).toBeTruthy();
    expect(screen.getByText('In the previous 90 days: 2.')).toBeTruthy();
  });
});

describe('SourcesTable', () => {
  it('says which campaign brought how many signups', () => {
    render(
      <SourcesTable
        sources={[
          { source: 'google', medium: 'cpc', campaign: 'dsa', count: 7 },
          { source: 'direct', medium: 'none', campaign: 'none', count: 2 },
        ]}
      />,
    );
    expect(rows()).toEqual([
      ['google', 'cpc', 'dsa', '7'],
      ['direct', 'none', 'none', '2'],
    ]);
  });

  it('says that there were none', () => {
    render(<SourcesTable sources={[]} />);
    expect(screen.getByText('No signups in this time.')).toBeTruthy();
  });
});
