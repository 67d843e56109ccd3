import { act, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { CHAT_BUTTON } from '@rep13/content';
import { useConsentStore } from '@rep13/web-kit';
import { MemoryRouter } from '@rep13/web-kit/router';
import { useAssistantWindow } from '../assistant/useAssistantWindow.ts';

jest.unstable_mockModule('../remotes/remotes.ts', () => ({ usedRemotes: () => new Set() }));
const { Dock } = await import('./Dock.tsx');

const banner = () => screen.queryByRole('region', { name: 'Cookies' });
const assistant = () => screen.queryByRole('button', { name: CHAT_BUTTON.open });
const later = (ms: number) => act(() => jest.advanceTimersByTime(ms));

const show = (offersAssistant = true) =>
  render(
    <MemoryRouter>
      <Dock offersAssistant={offersAssistant} asksAboutCookies />
    </MemoryRouter>,
  );

beforeEach(() => {
  jest.useFakeTimers();
  useConsentStore.setState({ choice: null, isReopened: false });
  useAssistantWindow.setState({ isOpen: false });
});
afterEach(() => {
  jest.useRealTimers();
});

describe('Dock', () => {
  it('shows the question about cookies and the button above it together, one second after the page', () => {
    show();
    later(999);
    expect([banner(), assistant()]).toEqual([null, null]);
    later(1);
    expect(banner()).not.toBeNull();
    expect(assistant()).not.toBeNull();
  });

  it('asks at once where the scripts came longer than that after the page', () => {
    window.loadedAt = performance.now() - 1_500;
    show();
    later(0);
    delete window.loadedAt;
    expect(banner()).not.toBeNull();
  });

  it('has the place for messages from the first moment', () => {
    show();
    expect(screen.getByRole('status')).toBeTruthy();
    expect(screen.getByRole('alert')).toBeTruthy();
  });

  it('offers no assistant to staff', async () => {
    show(false);
    later(1_000);
    await act(() => useAssistantWindow.getState().open());
    expect([assistant(), screen.queryByRole('dialog')]).toEqual([null, null]);
  });
});
