import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { cleanup, screen } from '@testing-library/react';
import {
  address,
  fakeApi,
  fill,
  follow,
  listedErrors,
  ok,
  press,
  refusedAs,
  withFakeBrowser,
} from '@rep13/testing-browser';
import { axeFaults } from '../../test/axe.ts';
import { buildRequest, REFERENCE, REQUEST_PATH, TOKEN } from '../../test/authority-requests.ts';
import { open } from '../../test/open.ts';
import { loadLanguage } from './languages.ts';

withFakeBrowser();

/** The browser's own languages, the one it likes best first. */
const browserIn = (...languages: string[]) =>
  jest.spyOn(navigator, 'languages', 'get').mockReturnValue(languages);

// As `import()` in a browser does; here a test's time would not wait for it.
beforeEach(() => loadLanguage('nl'));
afterEach(() => {
  localStorage.clear();
  jest.restoreAllMocks();
});

const heading = () => screen.getByRole('heading', { level: 1 });
const lang = () => heading().closest('[lang]')?.getAttribute('lang');
const WORK = { 'GET /api/authority-requests/work': ok({ challenge: 'c', bits: 0 }) };

describe('the language of a page for authorities', () => {
  it.each([
    [['nl-NL', 'en'], '', 'nl'],
    [['nl'], '?lang=en', 'en'],
    [['en-GB', 'nl'], '', 'en'],
    [['de-AT', 'nl'], '', 'en'],
    [[], '', 'en'],
    [['en'], '?lang=nl', 'nl'],
    [['nl'], '?lang=xx', 'nl'],
  ])('is with %j at /authorities%s: %s', async (languages, search, expected) => {
    browserIn(...languages);
    await open(`/authorities${search}`);
    expect([lang(), document.documentElement.lang]).toEqual([expected, expected]);
    expect(heading().textContent).toBe(expected === 'nl' ? 'Zend ons een bevel toe' : 'Send us an order');
    expect(document.title).toContain(expected === 'nl' ? 'Voor autoriteiten' : 'For authorities');
  });

  it('is chosen by a link that can be handed on, kept in this browser, and loses nothing that was typed', async () => {
    fakeApi(WORK);
    await open('/authorities?step=sender');
    fill('Authority', 'ACM');
    await press('Continue');
    const dutch = screen.getByRole('link', { name: 'Nederlands' });
    expect([dutch.lang, dutch.getAttribute('hreflang')]).toEqual(['nl', 'nl']);
    expect(listedErrors()).toEqual(['Please enter a valid email address']);
    await follow('Nederlands');
    expect(address()).toBe('/authorities?step=sender&lang=nl');
    expect(screen.getByRole('alert', { name: 'Er is een probleem' }).textContent).toContain(
      'Vul een geldig e-mailadres in',
    );
    expect(screen.getByLabelText<HTMLInputElement>('Autoriteit').value).toBe('ACM');
    expect(await axeFaults()).toEqual([]);
    await follow(/^Terug naar/);
    expect(address()).toBe('/authorities');
    expect(lang()).toBe('nl');
    cleanup();
    await open('/authorities');
    expect(lang()).toBe('nl');
  });

  it('is said with the order, and stays on its page', async () => {
    const api = fakeApi({
      ...WORK,
      'POST /api/authority-requests': ok({ reference: REFERENCE, token: TOKEN, missing: ['redress'] }, 201),
    });
    await open('/authorities?lang=nl');
    fill(/^Onderneming, domein/, 'northwind.example');
    screen.getByLabelText(/^Een bevel om op te treden/).click();
    await press('Verder');
    fill('Autoriteit', 'ACM');
    fill('E-mailadres van uw dienst', 'desk@acm.example');
    fill(/^Lidstaat/, 'Netherlands');
    for (const _ of ['sender', 'order']) await press('Verder');
    fill(/^Taal van het bevel/, 'Another language');
    expect(screen.getByRole('option', { name: 'Een andere taal' })).toBeTruthy();
    await press('Verder');
    expect(document.body.textContent).toContain('LidstaatNederland');
    await press('Het bevel verzenden');
    expect(api.sent('POST', '/api/authority-requests')[0]?.body).toMatchObject({
      conversationLanguage: 'nl',
      memberState: 'Netherlands',
      language: 'Another language',
    });
    expect(document.body.textContent).toContain(
      'Volgens de digitaledienstenverordening ontbreekt: rechtsmiddelen.',
    );
  });

  it('is that of the mail whose link was opened, with dates in it', async () => {
    fakeApi({ [`GET ${REQUEST_PATH}`]: ok(buildRequest({ missing: ['scope'] })) });
    await open(`/authorities/r/${REFERENCE}?lang=nl#${TOKEN}`);
    expect(address()).toBe(`/authorities/r/${REFERENCE}`);
    expect(lang()).toBe('nl');
    for (const part of [
      '20 november 2026',
      'Territoriaal toepassingsgebied',
      'artikel 9, lid 2, punt a, onder i',
    ])
      expect(document.body.textContent).toContain(part);
    expect(document.title).toContain('Uw verzoek');
    expect(await axeFaults()).toEqual([]);
  });

  it('is that of an entry of the register, whose legal days are those of the representative', async () => {
    fakeApi({
      'GET /api/register/R13-ABCDEFGH': ok({
        registerNumber: 'R13-ABCDEFGH',
        companyName: 'Northwind Ltd',
        website: 'northwind.example',
        state: 'ending',
        beganAt: '2026-11-20T23:14:00.000Z',
        endsAt: '2027-11-20T22:59:59.999Z',
        runOffUntil: null,
        representative: {
          name: 'Rep13 OÜ',
          address: 'Herengracht 13, Amsterdam',
          email: 'authorities@rep13.example',
          phone: '+31 20 555 0113',
          memberState: 'Netherlands',
          coordinator: 'Autoriteit Consument & Markt (ACM)',
          languages: ['nl', 'en'],
        },
        pointOfContact: { designated: false, since: null },
        notification: { about: {}, coordinator: 'ACM', sentAt: '2026-11-21T10:00:00.000Z' },
        publication: null,
      }),
    });
    await open('/register/R13-ABCDEFGH?lang=nl');
    for (const part of [
      'Van kracht, opgezegd',
      'Van kracht sinds21 november 2026 om 00:14 in Amsterdam',
      'TalenNederlands, Engels',
      'LidstaatNederland',
      'Kennisgeving aan ACM op 21 november 2026 om 10:00 UTC',
    ])
      expect(document.body.textContent).toContain(part);
    expect(await axeFaults()).toEqual([]);
  });

  it('is chosen without storage as well', async () => {
    jest.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
      throw new DOMException('off', 'SecurityError');
    });
    fakeApi({ [`GET ${REQUEST_PATH}`]: refusedAs(404, 'gateway.not-found') });
    await open(`/authorities/r/${REFERENCE}?lang=nl#${TOKEN}`);
    expect(address()).toBe(`/authorities/r/${REFERENCE}`);
    expect(heading().textContent).toBe('Deze link opent niets');
  });
});
