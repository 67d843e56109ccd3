import { jest, describe, expect, it } from '@jest/globals';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { LEGAL_ENTITY } from '@rep13/contracts/constants';
import type { LinkComponent } from './link.ts';
import { SiteFooter } from './SiteFooter.tsx';

const Link: LinkComponent = ({ to, ...rest }) => <a href={to} {...rest} />;
const rating = { score: '4.8/5', note: 'a sample rating', to: '/#customers' };

describe('SiteFooter', () => {
  it('says how to reach us and when we reply', () => {
    render(<SiteFooter link={Link} rating={rating} onCookieSettings={() => {}} />);
    expect(screen.getByRole('link', { name: LEGAL_ENTITY.supportEmail })).toBeTruthy();
    expect(screen.getByText(/within 24 hours, Mon-Fri 9AM-6PM CET/)).toBeTruthy();
  });

  it('tells a sample rating from a real one', () => {
    render(<SiteFooter link={Link} rating={rating} onCookieSettings={() => {}} />);
    expect(screen.getByText('(a sample rating)')).toBeTruthy();
  });

  it('opens the cookie settings', async () => {
    const onCookieSettings = jest.fn();
    render(<SiteFooter link={Link} rating={rating} onCookieSettings={onCookieSettings} />);
    await userEvent.click(screen.getByRole('button', { name: 'Cookie settings' }));
    expect(onCookieSettings).toHaveBeenCalledTimes(1);
  });
});
