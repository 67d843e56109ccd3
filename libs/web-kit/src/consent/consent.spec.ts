import { beforeEach, describe, expect, it } from '@jest/globals';
import { DAY_MS } from '@rep13/contracts-constants';
import { consentSignals, pushConsent } from './consent-signals.ts';
import { readConsent, writeConsent } from './consent-storage.ts';
import { startConsent } from './start-consent.ts';
import { useConsentStore } from './useConsentStore.ts';

beforeEach(() => {
  localStorage.clear();
  window.dataLayer = [];
});

const commands = () => (window.dataLayer ?? []).map((entry) => Array.from(entry as ArrayLike<unknown>));

describe('the stored choice', () => {
  it('is kept for 182 days', () => {
    writeConsent('essential', 0);
    expect(readConsent(182 * DAY_MS - 1)).toBe('essential');
    expect(readConsent(182 * DAY_MS)).toBeNull();
  });

  it('is asked for again when it comes from the future', () => {
    writeConsent('all', DAY_MS);
    expect(readConsent(0)).toBeNull();
  });

  it('is asked for again by a new banner version, and after damage', () => {
    localStorage.setItem('rep13.consent', JSON.stringify({ choice: 'all', version: 0, at: Date.now() }));
    expect(readConsent()).toBeNull();
    localStorage.setItem('rep13.consent', '{');
    expect(readConsent()).toBeNull();
  });
});

describe('the consent signals', () => {
  it('are all seven, with only what is needed granted before a choice', () => {
    expect(consentSignals(null)).toEqual({
      ad_storage: 'denied',
      ad_user_data: 'denied',
      ad_personalization: 'denied',
      analytics_storage: 'denied',
      personalization_storage: 'denied',
      functionality_storage: 'granted',
      security_storage: 'granted',
    });
  });

  it.each(['essential', 'declined'] as const)('stay denied by "%s"', (choice) => {
    expect(consentSignals(choice)).toEqual(consentSignals(null));
  });

  it('are granted by "all"', () => {
    expect(new Set(Object.values(consentSignals('all')))).toEqual(new Set(['granted']));
  });

  it('start a page with everything denied, and store nothing', () => {
    startConsent();
    expect(commands()).toEqual([['consent', 'default', consentSignals(null)]]);
    expect(localStorage).toHaveLength(0);
    expect(sessionStorage).toHaveLength(0);
  });

  it('start a page with what was chosen before, after the default', () => {
    writeConsent('all');
    startConsent();
    expect(commands()).toEqual([
      ['consent', 'default', consentSignals(null)],
      ['consent', 'update', consentSignals('all')],
    ]);
  });

  it('reach the data layer as commands, the default before an update', () => {
    pushConsent('default', null);
    useConsentStore.getState().choose('all');
    expect(commands()).toEqual([
      ['consent', 'default', consentSignals(null)],
      ['consent', 'update', consentSignals('all')],
    ]);
    expect(readConsent()).toBe('all');
  });
});

describe('useConsentStore', () => {
  it('closes the reopened banner with a choice', () => {
    useConsentStore.getState().reopen();
    expect(useConsentStore.getState().isReopened).toBe(true);
    useConsentStore.getState().choose('declined');
    expect(useConsentStore.getState()).toMatchObject({ isReopened: false, choice: 'declined' });
  });
});
