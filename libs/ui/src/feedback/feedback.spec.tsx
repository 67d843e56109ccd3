import { jest, describe, expect, it } from '@jest/globals';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { LoadError } from './LoadError.tsx';
import { RefreshNote } from './RefreshNote.tsx';
import { StatusBadge, type Tone } from './StatusBadge.tsx';

describe('LoadError', () => {
  it('is announced and tries again on request', async () => {
    const onRetry = jest.fn();
    render(<LoadError error={new Error('503: Service unavailable')} onRetry={onRetry} />);
    expect(screen.getByRole('alert').textContent).toContain('503: Service unavailable');
    await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
    expect(onRetry).toHaveBeenCalledTimes(1);
  });

  it.each([
    [503, 'We can’t reach this service right now.'],
    [0, 'Check your connection and try again.'],
  ])('blames the reader’s connection only where no answer came: %s', (status, text) => {
    const error = Object.assign(new Error('No answer'), { status });
    render(<LoadError error={error} onRetry={() => undefined} />);
    expect(screen.getByRole('alert').textContent).toContain(text);
  });
});

describe('RefreshNote', () => {
  it('is not printed: paper does not refresh itself', () => {
    render(<RefreshNote everySeconds={30} updatedAt={new Date()} hasFailed={false} />);
    expect(screen.getByText(/^Refreshes/).closest('[data-screen-only]')).toBeTruthy();
  });
});

describe('StatusBadge', () => {
  it('has a sign of its own for each tone', () => {
    const tones: Tone[] = ['good', 'waiting', 'bad', 'info', 'neutral'];
    const { container } = render(tones.map((tone) => <StatusBadge key={tone} tone={tone} children={tone} />));
    const signs = [...container.querySelectorAll('svg')].map((svg) => svg.innerHTML);
    expect(new Set(signs).size).toBe(tones.length);
  });
});
