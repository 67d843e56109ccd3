import { describe, expect, it, jest } from '@jest/globals';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Loaded, type Answer } from './Loaded.tsx';
import { RefreshNote } from './RefreshNote.tsx';

const show = (answer: Partial<Answer<string | null>>) =>
  render(
    <Loaded answer={{ data: undefined, error: undefined, mutate: jest.fn(), ...answer }}>
      {(data) => <p>Data: {String(data)}</p>}
    </Loaded>,
  );

describe('Loaded', () => {
  it('says that it loads', () => {
    show({});
    expect(screen.getByRole('status', { name: 'Loading' })).toBeTruthy();
  });

  it('tries again on request after a failure', async () => {
    const mutate = jest.fn();
    show({ error: new Error('503'), mutate });
    await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
    expect(mutate).toHaveBeenCalledTimes(1);
  });

  it('keeps showing what was loaded when a refresh fails', () => {
    show({ data: 'old', error: new Error('503') });
    expect(screen.getByText('Data: old')).toBeTruthy();
  });

  it('takes null for data', () => {
    show({ data: null });
    expect(screen.getByText('Data: null')).toBeTruthy();
  });
});

describe('RefreshNote', () => {
  it('says how old the data is and whether the last refresh failed', () => {
    const updatedAt = new Date('2026-11-20T09:14:00.000Z');
    const { container, rerender } = render(<RefreshNote everySeconds={30} updatedAt={updatedAt} hasFailed />);
    expect(container.textContent).toMatch(
      /^The last refresh failed\. Shown as of .*Refreshes every 30 seconds\.$/,
    );
    rerender(<RefreshNote everySeconds={30} updatedAt={updatedAt} hasFailed={false} />);
    expect(container.textContent).toMatch(/^Updated at /);
    expect(container.querySelector('time')?.dateTime).toBe('2026-11-20T09:14:00.000Z');
  });
});
