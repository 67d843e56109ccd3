import { beforeEach, describe, expect, it, jest } from '@jest/globals';
import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { PrintedEntity } from '@rep13/contracts-constants';
import type { LinkComponent } from './link.ts';
import { SiteFooter } from './SiteFooter.tsx';

const ENTITY = JSON.parse(document.getElementById('legal-entity')?.textContent ?? '') as PrintedEntity;

const Link: LinkComponent = ({ to, ...rest }) => <a href={to} {...rest} />;
const rating = { score: '4.8/5', note: 'a sample rating', to: '/#customers' };
const columns = [
  { title: 'Services', links: [{ label: 'Pricing', to: '/pricing' }] },
  { title: 'Legal', links: [{ label: 'Terms of Service', to: '/terms' }] },
];
const onCookieSettings = jest.fn();

beforeEach(() => {
  onCookieSettings.mockReset();
  render(
    <SiteFooter
      entity={ENTITY}
      link={Link}
      rating={rating}
      columns={columns}
      onCookieSettings={onCookieSettings}
    />,
  );
});

const column = (title: string) => within(screen.getByRole('heading', { name: title }).parentElement!);

describe('SiteFooter', () => {
  it('says how to reach us, who we are and when we reply', () => {
    expect(screen.getByRole('link', { name: ENTITY.supportEmail })).toBeTruthy();
    expect(screen.getByRole('link', { name: ENTITY.phone })).toBeTruthy();
    expect(column('Contact').getByText(/an Estonian company/).textContent).toContain('Amsterdam');
    expect(screen.getByText(/within 24 hours, Mon-Fri 9AM-6PM CET/)).toBeTruthy();
  });

  it('tells a sample rating from a real one', () => {
    expect(screen.getByRole('link', { name: 'Rated 4.8/5' }).getAttribute('href')).toBe('/#customers');
    expect(screen.getByText('(a sample rating)')).toBeTruthy();
  });

  it('shows the badge, and each link in its column', () => {
    expect(screen.getByText('DSA Article 13')).toBeTruthy();
    expect(column('Services').getByRole('link', { name: 'Pricing' }).getAttribute('href')).toBe('/pricing');
    expect(column('Legal').getByRole('link', { name: 'Terms of Service' })).toBeTruthy();
  });

  it('opens the cookie settings, from the legal column', async () => {
    await userEvent.click(column('Legal').getByRole('button', { name: 'Cookie settings' }));
    expect(onCookieSettings).toHaveBeenCalledTimes(1);
  });
});
