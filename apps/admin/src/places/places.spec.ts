import { describe, expect, it } from '@jest/globals';
import { PAGES, remote } from '../routes.tsx';
import { currentIn, LIST_PLACES, placesIn } from './places.ts';

const at = (pathname: string, search = '') =>
  [...LIST_PLACES, ...placesIn('row', PAGES)].flatMap((place) => {
    const current = currentIn(place, { pathname, search }, PAGES);
    return current ? [`${place.label}: ${current}`] : [];
  });

describe('the navigation', () => {
  it.each([
    ['/admin', '', 'Overview: page'],
    ['/admin', '?tab=nothing', 'Overview: page'],
    ['/admin', '?tab=sla&status=pending', 'SLA Monitoring: page'],
    ['/admin', '?tab=signups', 'Client Signups: page'],
    ['/admin/emails', '', 'Emails: page'],
    ['/admin/tickets/7', '', 'SLA Monitoring: true'],
    ['/admin/clients/734512901', '', 'Client Signups: true'],
  ])('says at %s%s that one is there', (pathname, search, place) => {
    expect(at(pathname, search)).toEqual([place]);
  });

  it('links to each page by the name that says most, in the order of the routes', () => {
    const labels = (navigation: 'row' | 'menu') => placesIn(navigation, PAGES).map(({ label }) => label);
    expect(labels('row')).toEqual(['Emails', 'Messages', 'Mail', 'Staff', 'Approvals']);
    expect(labels('menu')).toEqual([
      'Calendar',
      'Response times',
      'Payments',
      'Invoices',
      'Billing tasks',
      'Held requests',
      'Authorities',
      'Member States to notify',
      'Our own details',
      'Changes of clients',
      'Incidents',
      'Retention',
      'Dead letters',
      'Releases',
    ]);
  });

  it('lets the build see which code each page loads', () => {
    const loaded = Object.fromEntries(remote.routes.map(({ path, load }) => [path, load]));
    expect(PAGES.map(({ path }) => loaded[path])).toEqual(PAGES.map(({ page }) => page));
  });

  it('says it nowhere on a page that it does not lead to', () => {
    expect(at('/admin/account')).toEqual([]);
  });
});
