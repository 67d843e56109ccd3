import { beforeEach, describe, expect, it } from '@jest/globals';
import { useConsentStore } from '../consent/useConsentStore.ts';
import { captureAttribution, currentAttribution } from './attribution.ts';

const { choose } = useConsentStore.getState();
const visit = (query: string, referrer = '') =>
  captureAttribution(new URL(`https://rep13.test/ads/dsa-legal-rep${query}`), referrer);

beforeEach(() => {
  choose('declined');
  sessionStorage.clear();
});

describe('attribution', () => {
  it.each([null, 'declined', 'essential'] as const)(
    'sends what identifies nobody on the choice %s, and stores none of it',
    (choice) => {
      useConsentStore.setState({ choice });
      visit('?utm_source=search&utm_medium=cpc&gclid=g1&fbclid=f1', 'https://search.test/find?q=my+company');
      expect(currentAttribution()).toEqual({
        utm_source: 'search',
        utm_medium: 'cpc',
        utm_campaign: 'none',
        utm_term: null,
        utm_content: null,
        gclid: null,
        fbclid: null,
        landing_page: '/ads/dsa-legal-rep',
        referrer: 'https://search.test/find',
      });
      expect(sessionStorage).toHaveLength(0);
    },
  );

  it('sends the defaults of a visit that came from nowhere', () => {
    captureAttribution(new URL('https://rep13.test/'), '');
    expect(currentAttribution()).toMatchObject({
      utm_source: 'direct',
      utm_medium: 'none',
      utm_campaign: 'none',
      landing_page: '/',
      referrer: 'direct',
    });
  });

  it('sends what the first page brought once everything is accepted, and keeps it for the session', () => {
    visit('?utm_source=search&gclid=g1', 'https://search.test/');
    choose('all');
    expect(currentAttribution()).toMatchObject({
      utm_source: 'search',
      utm_medium: 'none',
      gclid: 'g1',
      landing_page: '/ads/dsa-legal-rep',
      referrer: 'https://search.test/',
    });
    visit('?utm_source=other');
    expect(currentAttribution().utm_source).toBe('search');
  });

  it('is not led astray by parameters that are no campaign names', () => {
    visit('?landing_page=/evil&referrer=evil');
    choose('all');
    expect(currentAttribution()).toMatchObject({ landing_page: '/ads/dsa-legal-rep', referrer: 'direct' });
  });

  it('forgets what was stored when consent is taken back', () => {
    visit('?utm_source=search&gclid=g1');
    choose('all');
    choose('essential');
    expect(sessionStorage).toHaveLength(0);
    expect(currentAttribution()).toMatchObject({ utm_source: 'search', gclid: null });
  });
});
