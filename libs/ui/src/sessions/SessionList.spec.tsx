import { describe, expect, it, jest } from '@jest/globals';
import { act, fireEvent, render, screen } from '@testing-library/react';
import type { SessionView } from '@rep13/contracts-gateway';
import { SessionList } from './SessionList.tsx';

const session = (given: Partial<SessionView> = {}): SessionView => ({
  id: 'one',
  device: 'Firefox on Windows',
  address: '203.0.113.7',
  signedInAt: '2026-11-20T08:00:00.000Z',
  lastUsedAt: '2026-11-20T09:14:00.000Z',
  isCurrent: true,
  ...given,
});
const OTHER = session({ id: 'two', device: 'Safari on an iPhone', address: null, isCurrent: false });

function show(sessions: SessionView[], onEnd: (which: string) => Promise<unknown> = async () => undefined) {
  const mutate = jest.fn();
  render(<SessionList answer={{ data: sessions, error: undefined, mutate }} onEnd={onEnd} />);
  return mutate;
}
const pressAnd = (name: RegExp) =>
  act(async () => void fireEvent.click(screen.getByRole('button', { name })));

describe('the list of sessions', () => {
  it('says where each is, which one this is, and ends only the others', () => {
    show([session(), OTHER]);
    const [here, there] = screen.getAllByRole('listitem');
    expect(here?.textContent).toMatch(/^Firefox on Windows This session.*203\.0\.113\.7.*Last used/);
    expect(there?.textContent).toMatch(/^Safari on an iPhone.*Address unknown/);
    expect(screen.getAllByRole('button').map((button) => button.textContent)).toEqual([
      'End',
      'End all other sessions',
    ]);
  });

  it('says so when there is no other', () => {
    show([session()]);
    expect(screen.queryByRole('button')).toBeNull();
    expect(screen.getByText('You are signed in nowhere else.')).toBeTruthy();
  });

  it.each([
    [/^End the session: Safari/, 'two'],
    [/^End all other sessions/, 'others'],
  ])('ends what %p stands beside, says so and asks again', async (button, which) => {
    const onEnd = jest.fn<(which: string) => Promise<unknown>>(async () => undefined);
    const mutate = show([session(), OTHER], onEnd);
    await pressAnd(button);
    expect(onEnd).toHaveBeenCalledWith(which);
    expect(mutate).toHaveBeenCalledTimes(1);
    expect(screen.getByRole('status').textContent).toContain('Ended.');
    expect(document.activeElement?.textContent).toContain('Ended.');
  });

  it('says that nothing was ended when the server did not', async () => {
    const mutate = show([session(), OTHER], () => Promise.reject(new Error('503')));
    await pressAnd(/^End all/);
    expect(screen.getByRole('alert').textContent).toContain('Nothing was ended');
    expect(mutate).toHaveBeenCalledTimes(1);
  });
});
