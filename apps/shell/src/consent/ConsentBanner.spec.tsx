import { act, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { useConsentStore } from '@rep13/web-kit';
import { MemoryRouter } from '@rep13/web-kit/router';
import { ConsentBanner } from './ConsentBanner.tsx';

const banner = () => screen.queryByRole('region', { name: 'Cookies' });
const click = (name: string) => fireEvent.click(screen.getByRole('button', { name }));
const choice = () => useConsentStore.getState().choice;

function open() {
  render(
    <MemoryRouter>
      <ConsentBanner />
    </MemoryRouter>,
  );
  act(() => jest.advanceTimersByTime(1_000));
}

beforeEach(() => {
  jest.useFakeTimers();
  useConsentStore.setState({ choice: null, isReopened: false });
});
afterEach(() => {
  jest.useRealTimers();
});

describe('ConsentBanner', () => {
  it('appears one second after the page', () => {
    render(
      <MemoryRouter>
        <ConsentBanner />
      </MemoryRouter>,
    );
    act(() => jest.advanceTimersByTime(999));
    expect(banner()).toBeNull();
    act(() => jest.advanceTimersByTime(1));
    expect(banner()).not.toBeNull();
    expect(screen.getByRole('link', { name: 'Privacy Policy' }).getAttribute('href')).toBe('/privacy');
  });

  it.each([
    ['Accept All', 'all'],
    ['Essential Only', 'essential'],
    ['Close and decline', 'declined'],
  ])('takes "%s" for "%s" and goes away', (button, expected) => {
    open();
    click(button);
    expect(choice()).toBe(expected);
    expect(banner()).toBeNull();
  });

  it('explains the kinds of cookies, and goes back', () => {
    open();
    click('Settings');
    ['Essential', 'Analytics', 'Advertising'].forEach((kind) => expect(screen.getByText(kind)).toBeDefined());
    click('Back');
    expect(screen.getByRole('button', { name: 'Settings' })).toBeDefined();
    expect(choice()).toBeNull();
  });

  it('stays away once there is a choice, until it is called back', () => {
    useConsentStore.setState({ choice: 'essential' });
    open();
    expect(banner()).toBeNull();
    act(() => useConsentStore.getState().reopen());
    expect(banner()).not.toBeNull();
  });
});
