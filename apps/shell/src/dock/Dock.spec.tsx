import { act, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { CHAT } from '@rep13/content';
import { useConsentStore } from '@rep13/web-kit';
import { MemoryRouter } from '@rep13/web-kit/router';
import { Dock } from './Dock.tsx';

const banner = () => screen.queryByRole('region', { name: 'Cookies' });
const assistant = () => screen.queryByRole('button', { name: CHAT.open });
const later = (ms: number) => act(() => jest.advanceTimersByTime(ms));

beforeEach(() => {
  jest.useFakeTimers();
  useConsentStore.setState({ choice: null, isReopened: false });
  render(
    <MemoryRouter>
      <Dock hasAssistant />
    </MemoryRouter>,
  );
});
afterEach(() => {
  jest.useRealTimers();
});

describe('Dock', () => {
  it('shows the question about cookies and the button above it together, one second after the page', () => {
    later(999);
    expect([banner(), assistant()]).toEqual([null, null]);
    later(1);
    expect(banner()).not.toBeNull();
    expect(assistant()).not.toBeNull();
  });

  it('has the place for messages from the first moment', () => {
    expect(screen.getByRole('status')).toBeTruthy();
    expect(screen.getByRole('alert')).toBeTruthy();
  });
});
