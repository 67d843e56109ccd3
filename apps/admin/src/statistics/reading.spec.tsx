import { describe, expect, it } from '@jest/globals';
import { fireEvent, render, screen } from '@testing-library/react';
import { DaysChart } from './DaysChart.tsx';
import { ResponsesChart } from './ResponsesChart.tsx';

const days = [
  { day: '2026-11-18', count: 4 },
  { day: '2026-11-19', count: 2 },
  { day: '2026-11-20', count: 8 },
];
const before = [
  { day: '2026-11-15', count: 5 },
  { day: '2026-11-16', count: 1 },
  { day: '2026-11-17', count: 0 },
];
const FIRST = '18 November 2026: 4. 15 November 2026, 3 days before: 5';
const SECOND = '19 November 2026: 2. 16 November 2026, 3 days before: 1';
const THIRD = '20 November 2026: 8. 17 November 2026, 3 days before: 0';

const chart = () => screen.getByRole('application');
const heard = () => screen.getByRole('status').textContent;
const mark = () => chart().querySelector('svg > line:not([class])');
const hit = (key: string, held = {}) => fireEvent.keyDown(chart(), { key, ...held });
/** jsdom's own pointer events have no place. */
const pointer = (type: string, clientX = 0, pointerType = 'mouse') => {
  const event = new MouseEvent(type, { bubbles: true, clientX, relatedTarget: document.body });
  fireEvent(chart(), Object.assign(event, { pointerType }));
};

const renderDays = () => render(<DaysChart title="Checks a day" days={days} before={before} />);

describe('a day of a chart, by keys,', () => {
  it('is the last one at first, and is announced', () => {
    renderDays();
    expect(screen.getByRole('application', { name: 'Checks a day, to be read with the arrow keys' })).toBe(
      chart(),
    );
    expect([chart().tabIndex, heard()]).toEqual([0, '']);
    fireEvent.focus(chart());
    expect(heard()).toBe(THIRD);
    expect(mark()).not.toBeNull();
  });

  it('is gone along to with the arrows, and to both ends', () => {
    renderDays();
    fireEvent.focus(chart());
    const way = ['ArrowLeft', 'ArrowRight', 'ArrowRight', 'Home', 'ArrowLeft', 'ArrowRight', 'End'];
    const read = way.map((key) => (hit(key), heard()));
    expect(read).toEqual([SECOND, THIRD, THIRD, FIRST, FIRST, SECOND, THIRD]);
  });

  it('is left with Escape, and with the focus', () => {
    renderDays();
    fireEvent.focus(chart());
    hit('Escape');
    expect([heard(), mark()]).toEqual(['', null]);
    hit('ArrowLeft');
    expect(heard()).toBe(THIRD);
    fireEvent.blur(chart());
    expect([heard(), mark()]).toEqual(['', null]);
  });

  it("leaves the browser its keys: Alt and the arrow go back, and others aren't taken", () => {
    renderDays();
    fireEvent.focus(chart());
    expect([hit('ArrowLeft', { altKey: true }), hit('Tab')]).toEqual([true, true]);
    expect(heard()).toBe(THIRD);
    expect(hit('ArrowLeft')).toBe(false);
  });
});

describe('a day of a chart, under the pointer,', () => {
  it('is the nearest, and is seen without being announced', () => {
    renderDays();
    pointer('pointermove', 600);
    expect(screen.getByText('20 November 2026: 8')).toBeTruthy();
    expect(screen.getByText('17 November 2026, 3 days before: 0')).toBeTruthy();
    pointer('pointermove', 60);
    expect(screen.getByText('18 November 2026: 4')).toBeTruthy();
    expect(heard()).toBe('');
    pointer('pointerout');
    expect([screen.queryByText('18 November 2026: 4'), mark()]).toEqual([null, null]);
  });

  it('stays where a click brings the focus, and where a finger is lifted', () => {
    renderDays();
    pointer('pointerdown', 60, 'touch');
    fireEvent.focus(chart());
    pointer('pointerout', 60, 'touch');
    expect(screen.getByText('18 November 2026: 4')).toBeTruthy();
    hit('ArrowRight');
    expect(heard()).toBe(SECOND);
  });
});

it('a chart keeps the room of the longest words of its days', () => {
  const { container } = renderDays();
  expect(container.querySelector('[data-room]')?.getAttribute('data-room')).toBe(
    '18 November 2026: 4\n15 November 2026, 3 days before: 5',
  );
});

describe('a chart without', () => {
  it('days before it says nothing of them', () => {
    render(<DaysChart title="Checks a day" days={days} before={null} />);
    fireEvent.focus(chart());
    expect(heard()).toBe('20 November 2026: 8');
  });
});

describe('the hours to acknowledgement', () => {
  const dayOf = (day: string, acknowledged: number, averageResponseHours: number | null) => ({
    day,
    received: acknowledged,
    acknowledged,
    violations: 0,
    averageResponseHours,
  });

  it('are read on the days that have some, beside those of the day before', () => {
    const now = [dayOf('2026-11-18', 2, 7), dayOf('2026-11-19', 0, null), dayOf('2026-11-20', 1, 30)];
    const then = [dayOf('2026-11-15', 1, 5), dayOf('2026-11-16', 3, 1), dayOf('2026-11-17', 0, null)];
    const late = {
      ticketId: 9,
      ticketNumber: 'SLA-2026-00009',
      authorityContactDate: '2026-11-20T09:14:00.000Z',
      responseTimeHours: 30,
      slaCompliant: false,
    };
    render(<ResponsesChart days={now} before={then} responses={[late]} />);
    fireEvent.focus(chart());
    expect(heard()).toBe(
      '20 November 2026: SLA-2026-00009 after 30 h. 17 November 2026, 3 days before: none acknowledged',
    );
    hit('ArrowLeft');
    expect(heard()).toBe(
      '18 November 2026: 2 orders, after 7 h on average. 15 November 2026, 3 days before: 1 order after 5 h',
    );
  });
});
