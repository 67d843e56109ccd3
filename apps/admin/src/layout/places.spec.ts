import { describe, expect, it } from '@jest/globals';
import { currentIn, PLACES } from './places.ts';

const at = (pathname: string, search = '') =>
  PLACES.flatMap((place) => {
    const current = currentIn(place, pathname, search);
    return current ? [`${place.label}: ${current}`] : [];
  });

describe('the navigation', () => {
  it.each([
    ['/admin', '', 'Overview: page'],
    ['/admin', '?tab=nothing', 'Overview: page'],
    ['/admin', '?tab=sla&status=pending', 'Tickets: page'],
    ['/admin', '?tab=signups', 'Clients: page'],
    ['/admin/emails', '', 'Emails: page'],
    ['/admin/tickets/7', '', 'Tickets: true'],
    ['/admin/clients/734512901', '', 'Clients: true'],
  ])('says at %s%s that one is there', (pathname, search, place) => {
    expect(at(pathname, search)).toEqual([place]);
  });

  it('says it nowhere on a page that it does not lead to', () => {
    expect(at('/admin/account')).toEqual([]);
  });
});
