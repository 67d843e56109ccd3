import { startTransition, useState, type ReactNode } from 'react';
import { beforeEach, describe, expect, it } from '@jest/globals';
import { act, cleanup, render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Tabs } from './Tabs.tsx';

const ITEMS = [
  { key: 'one', label: 'One', children: 'First view' },
  { key: 'two', label: 'Two', children: 'Second view' },
  { key: 'three', label: 'Three', children: 'Third view' },
] as const;

type Key = (typeof ITEMS)[number]['key'];

let changes: Key[] = [];
/** Until then the page still shows the tab before, as it does while the next one is being made. */
let isMade = Promise.resolve();

function Page() {
  const [active, setActive] = useState<Key>('one');
  const change = (key: Key) => {
    changes.push(key);
    startTransition(async () => {
      await isMade;
      startTransition(() => setActive(key));
    });
  };
  return <Tabs label="Views" items={ITEMS} active={active} onChange={change} />;
}

const panel = () => screen.getByRole('tabpanel').textContent;

beforeEach(() => {
  changes = [];
  isMade = Promise.resolve();
  render(<Page />);
});

describe('Tabs', () => {
  it('shows the view of the tab that is pressed', async () => {
    await userEvent.click(screen.getByRole('tab', { name: 'Two' }));
    expect(panel()).toBe('Second view');
    expect(screen.getByRole('tabpanel', { name: 'Two' })).toBeTruthy();
  });

  it.each([
    ['{ArrowRight}', 'Two'],
    ['{ArrowLeft}', 'Three'],
    ['{End}', 'Three'],
    ['{End}{ArrowRight}', 'One'],
    ['{End}{Home}', 'One'],
  ])('moves with %s to %s', async (keys, name) => {
    screen.getByRole('tab', { name: 'One' }).focus();
    await userEvent.keyboard(keys);
    const tab = screen.getByRole('tab', { name });
    expect(tab.getAttribute('aria-selected')).toBe('true');
    expect(document.activeElement).toBe(tab);
  });

  it('stays where it is when its own tab is pressed', async () => {
    await userEvent.click(screen.getByRole('tab', { name: 'One' }));
    expect(changes).toEqual([]);
    await userEvent.click(screen.getByRole('tab', { name: 'Two' }));
    expect(changes).toEqual(['two']);
  });

  it('counts from where the last key led, though the page is not there yet', async () => {
    let make = () => {};
    isMade = new Promise((resolve) => (make = resolve));
    screen.getByRole('tab', { name: 'One' }).focus();
    await userEvent.keyboard('{ArrowRight}{Enter}{ArrowRight}');
    expect(changes).toEqual(['two', 'three']);
    expect(document.activeElement).toBe(screen.getByRole('tab', { name: 'Three' }));
    await act(async () => make());
    expect(panel()).toBe('Third view');
  });

  it('may have its row among something else, and its view below that', async () => {
    cleanup();
    const frame = (tabs: ReactNode) => <header>{tabs}</header>;
    render(<Tabs label="Views" items={ITEMS} active="one" onChange={() => {}} frame={frame} />);
    const header = screen.getByRole('banner');
    expect(within(header).getAllByRole('tab')).toHaveLength(3);
    expect(header.nextElementSibling).toBe(screen.getByRole('tabpanel', { name: 'One' }));
  });

  it('is one stop on the way with the Tab key', () => {
    expect(screen.getAllByRole('tab').map(({ tabIndex }) => tabIndex)).toEqual([0, -1, -1]);
  });
});
