import { describe, expect, it } from '@jest/globals';
import { currentIn, LIST_PLACES, PLACES } from './places.ts';

const at = (pathname: string, search = '') =>
  [...LIST_PLACES, ...PLACES].flatMap((place) => {
    const current = currentIn(place, pathname, search);
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

  it('says it nowhere on a page that it does not lead to', () => {
    expect(at('/admin/account')).toEqual([]);
  });
});
