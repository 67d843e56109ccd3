import { buildParticulars } from '../../test/builders.ts';
import { Signup } from './signup.entity.ts';

const NOW = new Date('2026-11-20T09:14:00Z');
const IDENTITY = { id: 123_456_789, clientId: 'DSA-ABC234' };

const register = (given: Parameters<typeof buildParticulars>[0] = {}) =>
  Signup.register(buildParticulars(given), IDENTITY, { now: NOW });

describe('a signup', () => {
  it('starts pending, on the current contract, with both consents given now', () => {
    expect(register()).toMatchObject({
      ...IDENTITY,
      accountStatus: 'pending',
      contractVersion: '1.1',
      consentConfirmed: true,
      termsConsentTimestamp: NOW,
      privacyConsentTimestamp: NOW,
      createdAt: NOW,
    });
  });

  it('saves what was left empty as not given', () => {
    const signup = register({
      registrationNumber: '',
      escalationContactEmail: '',
      escalationContactName: undefined,
    });

    expect(signup).toMatchObject({
      registrationNumber: null,
      escalationContactName: null,
      escalationContactEmail: null,
    });
  });

  it('has the specified attribution when nothing is known of the visit', () => {
    expect(register({ utm_source: null, gclid: '' }).attribution).toEqual({
      utmSource: 'direct',
      utmMedium: 'none',
      utmCampaign: 'none',
      utmTerm: null,
      utmContent: null,
      gclid: null,
      fbclid: null,
      landingPage: '/',
      referrer: 'direct',
    });
  });

  it('keeps the attribution of a known visit', () => {
    const { attribution } = register({
      utm_source: 'google',
      utm_term: 'dsa',
      landing_page: '/pricing',
      gclid: 'x1',
    });

    expect(attribution).toMatchObject({
      utmSource: 'google',
      utmTerm: 'dsa',
      landingPage: '/pricing',
      gclid: 'x1',
    });
  });
});
