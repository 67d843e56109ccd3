import { useState } from 'react';
import { beforeEach, describe, expect, it } from '@jest/globals';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Tabs } from './Tabs.tsx';

const ITEMS = [
  { key: 'one', label: 'One', children: 'First view' },
  { key: 'two', label: 'Two', children: 'Second view' },
  { key: 'three', label: 'Three', children: 'Third view' },
] as const;

let changes = 0;

function Page() {
  const [active, setActive] = useState<(typeof ITEMS)[number]['key']>('one');
  const change = (key: typeof active) => {
    changes += 1;
    setActive(key);
  };
  return <Tabs label="Views" items={ITEMS} active={active} onChange={change} />;
}

const panel = () => screen.getByRole('tabpanel').textContent;

beforeEach(() => {
  changes = 0;
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
    expect(changes).toBe(0);
    await userEvent.click(screen.getByRole('tab', { name: 'Two' }));
    expect(changes).toBe(1);
  });

  it('is one stop on the way with the Tab key', () => {
    expect(screen.getAllByRole('tab').map(({ tabIndex }) => tabIndex)).toEqual([0, -1, -1]);
  });
});
