import { act, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { Toaster } from './Toaster.tsx';
import { toast, useToastStore } from './useToastStore.ts';

const later = (ms: number) => act(() => jest.advanceTimersByTime(ms));

beforeEach(() => {
  jest.useFakeTimers();
  render(<Toaster />);
});
afterEach(() => {
  act(() => useToastStore.getState().dismiss());
  jest.useRealTimers();
});

describe('Toaster', () => {
  it('announces a message and takes it away after 5 seconds', () => {
    act(() => toast({ title: 'Assessment saved', description: 'Recorded.' }));
    expect(screen.getByRole('status').textContent).toContain('Assessment savedRecorded.');
    later(4_999);
    expect(screen.queryByText('Assessment saved')).not.toBeNull();
    later(1);
    expect(screen.queryByText('Assessment saved')).toBeNull();
  });

  it('shows at most one, the newest', () => {
    act(() => toast({ title: 'First' }));
    act(() => toast({ title: 'Second' }));
    expect(screen.queryByText('First')).toBeNull();
    expect(screen.queryByText('Second')).not.toBeNull();
  });

  it('announces a failure as an alert and stays as long as it is told', () => {
    act(() => toast({ title: 'Please fix', variant: 'destructive', durationMs: 8_000 }));
    expect(screen.getByRole('alert').textContent).toContain('Please fix');
    later(7_999);
    expect(screen.queryByText('Please fix')).not.toBeNull();
  });

  it('goes after its 5 seconds under a resting pointer too', () => {
    act(() => toast({ title: 'Read me' }));
    fireEvent.mouseEnter(screen.getByText('Read me'));
    fireEvent.mouseOver(screen.getByText('Read me'));
    later(5_000);
    expect(screen.queryByText('Read me')).toBeNull();
  });

  it('goes with the focus in it too, and gives the focus back to where it came from', () => {
    render(<input aria-label="Company name" />);
    const field = screen.getByLabelText('Company name');
    act(() => field.focus());
    act(() => toast({ title: 'Read me' }));
    act(() => screen.getByRole('button', { name: 'Close message' }).focus());
    later(5_000);
    expect(screen.queryByText('Read me')).toBeNull();
    expect(document.activeElement).toBe(field);
  });

  it('goes away when it is closed', () => {
    act(() => toast({ title: 'Bye' }));
    fireEvent.click(screen.getByRole('button', { name: 'Close message' }));
    expect(screen.queryByText('Bye')).toBeNull();
  });
});
