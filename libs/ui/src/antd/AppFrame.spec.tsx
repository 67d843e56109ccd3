import { describe, expect, it, jest } from '@jest/globals';
import { fireEvent, render, screen } from '@testing-library/react';
import type { LinkComponent } from '../chrome/link.ts';
import { AppFrame } from './AppFrame.tsx';
import { CardPage } from './CardPage.tsx';

const link: LinkComponent = ({ to, ...rest }) => <a href={to} {...rest} />;

const CLOCKS = 'Days are counted in Amsterdam.';
const onCookieSettings = jest.fn();

describe('AppFrame', () => {
  it('leads home and shows who is signed in, in the sizes of the place', () => {
    const signedIn = <span>DSA-K7M2QX</span>;
    render(
      <AppFrame
        density="portal"
        link={link}
        clocks={CLOCKS}
        account={signedIn}
        onCookieSettings={onCookieSettings}
      >
        {null}
      </AppFrame>,
    );
    expect(screen.getByRole('link', { name: 'Rep13, home page' }).getAttribute('href')).toBe('/');
    const account = screen.getByText('DSA-K7M2QX');
    expect(account.closest('[data-density]')?.getAttribute('data-density')).toBe('portal');
  });

  it('says by which clocks days and times are shown', () => {
    render(
      <AppFrame density="portal" link={link} clocks={CLOCKS} onCookieSettings={onCookieSettings}>
        {null}
      </AppFrame>,
    );
    expect(screen.getByRole('contentinfo').textContent).toContain(CLOCKS);
  });

  it('leads signed-in people to the privacy policy, the terms and the cookie settings', () => {
    render(
      <AppFrame density="admin" link={link} clocks={CLOCKS} onCookieSettings={onCookieSettings}>
        {null}
      </AppFrame>,
    );
    expect(screen.getByRole('link', { name: 'Privacy Policy' }).getAttribute('href')).toBe('/privacy');
    expect(screen.getByRole('link', { name: 'Terms of Service' }).getAttribute('href')).toBe('/terms');
    fireEvent.click(screen.getByRole('button', { name: 'Cookie settings' }));
    expect(onCookieSettings).toHaveBeenCalledTimes(1);
  });
});

describe('the foot of AppFrame', () => {
  const staysBelow = (props: Partial<Parameters<typeof AppFrame>[0]>) => {
    const frame = { density: 'portal', link, onCookieSettings, children: null } as const;
    const { container } = render(<AppFrame {...frame} {...props} clocks={CLOCKS} />);
    return container.querySelector('[data-signed-in]') !== null;
  };

  it.each([
    [{ account: 'DSA-K7M2QX' }, true],
    [{ awaitsAccount: true }, true],
    [{}, false],
  ])('with %j keeps its place below the first screen: %s', (props, expected) => {
    expect(staysBelow(props)).toBe(expected);
  });
});

describe('CardPage', () => {
  it('puts its content under its heading', () => {
    render(<CardPage title="Admin login" lead="For our staff." children={<form aria-label="Login" />} />);
    const heading = screen.getByRole('heading', { level: 1, name: 'Admin login' });
    expect(heading.nextElementSibling?.textContent).toBe('For our staff.');
    expect(heading.parentElement?.lastElementChild).toBe(screen.getByRole('form', { name: 'Login' }));
  });
});
