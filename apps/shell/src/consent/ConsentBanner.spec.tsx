import { act, fireEvent, render, screen } from '@testing-library/react';
import { beforeEach, describe, expect, it } from '@jest/globals';
import { useConsentStore } from '@rep13/web-kit';
import { MemoryRouter } from '@rep13/web-kit/router';
import { ConsentBanner } from './ConsentBanner.tsx';

const banner = () => screen.queryByRole('region', { name: 'Cookies' });
const click = (name: string) => fireEvent.click(screen.getByRole('button', { name }));
const choice = () => useConsentStore.getState().choice;

function open(isAsked = true) {
  render(
    <MemoryRouter>
      <ConsentBanner isAsked={isAsked} />
    </MemoryRouter>,
  );
}

beforeEach(() => useConsentStore.setState({ choice: null, isReopened: false }));

describe('ConsentBanner', () => {
  it('asks who has not chosen, and leads to the privacy policy', () => {
    open();
    expect(banner()).not.toBeNull();
    expect(screen.getByRole('link', { name: 'Privacy Policy' }).getAttribute('href')).toBe('/privacy');
  });

  it('does not ask staff at work, who can still open it', () => {
    open(false);
    expect(banner()).toBeNull();
    act(() => useConsentStore.getState().reopen());
    click('Essential Only');
    expect(choice()).toBe('essential');
  });

  it('claims no measuring, for nothing measures, and says what consent is for', () => {
    open();
    const asked = banner()?.textContent;
    click('Settings');
    const text = `${asked} ${banner()?.textContent}`;
    expect(text).not.toMatch(/measure|which pages are read/i);
    expect(text).toContain('we do not count visits');
    expect(text).toContain('which advertisement you clicked');
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
