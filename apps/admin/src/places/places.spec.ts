import { describe, expect, it } from '@jest/globals';
import { PAGES, remote } from '../routes.tsx';
import { currentIn, OVERVIEW, placesByGroup } from './places.ts';

const at = (pathname: string, search = '') =>
  [OVERVIEW, ...placesByGroup(PAGES).flatMap(({ places }) => places)].flatMap((place) => {
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

  it('links to every page that belongs to none of the others, in five groups', () => {
    const groups = placesByGroup(PAGES).map(({ label, places }) => [
      label,
      places.map((place) => place.label),
    ]);
    expect(Object.fromEntries(groups)).toEqual({
      Orders: ['SLA Monitoring', 'Approvals', 'Calendar', 'Response times', 'Held requests', 'Authorities'],
      Clients: [
        'Client Signups',
        'Compliance Checks',
        'Notifications to coordinators',
        'Client changes',
        'Coordinators',
      ],
      Money: ['Payments', 'Invoices', 'Billing tasks'],
      Post: ['Emails', 'Messages', 'Mail'],
      System: [
        'Audit Logs',
        'Staff',
        'Our own details',
        'Statistics',
        'Incidents',
        'Retention',
        'Failed events',
        'Releases',
      ],
    });
  });

  it('lets the build see which code each page loads', () => {
    const loaded = Object.fromEntries(remote.routes.map(({ path, load }) => [path, load]));
    expect(PAGES.map(({ path }) => loaded[path])).toEqual(PAGES.map(({ page }) => page));
  });

  it('says it nowhere on a page that it does not lead to', () => {
    expect(at('/admin/account')).toEqual([]);
  });
});
