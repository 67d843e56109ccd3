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
  it('sends the defaults without consent', () => {
    visit('?utm_source=search&gclid=g1', 'https://search.test/');
    expect(currentAttribution()).toEqual({
      utm_source: 'direct',
      utm_medium: 'none',
      utm_campaign: 'none',
      utm_term: null,
      utm_content: null,
      gclid: null,
      fbclid: null,
      landing_page: '/',
      referrer: 'direct',
    });
    expect(sessionStorage).toHaveLength(0);
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

  it('forgets when consent is taken back', () => {
    visit('?utm_source=search');
    choose('all');
    choose('essential');
    expect(sessionStorage).toHaveLength(0);
    expect(currentAttribution().utm_source).toBe('direct');
  });
});
