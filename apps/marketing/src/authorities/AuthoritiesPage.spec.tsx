import { describe, expect, it } from '@jest/globals';
import { cleanup, fireEvent, screen, within } from '@testing-library/react';
import type { RegisterHitView, RegisterSearchView } from '@rep13/contracts-agreements';
import { LEGAL_ENTITY } from '@rep13/web-kit';
import {
  address,
  errorAt,
  fakeApi,
  fill,
  follow,
  listedErrors,
  ok,
  press,
  settle,
  withFakeBrowser,
} from '@rep13/testing-browser';
import { axeFaults } from '../../test/axe.ts';
import { open } from '../../test/open.ts';

withFakeBrowser();

const WORK = { 'GET /api/authority-requests/work': ok({ challenge: 'c', bits: 0 }) };
const TARGET = 'Company, domain, web address or register number';
const NUMBER = 'R13-ABCDEFGH';
const HIT: RegisterHitView = {
  registerNumber: NUMBER,
  companyName: 'Northwind Ltd',
  website: 'northwind.example',
  state: 'in_force',
};
const searchFound = (hits: readonly RegisterHitView[]): RegisterSearchView => ({
  hits,
  matches: hits.length,
  searched: { number: false, domain: null, names: 'beginning' },
});
const text = () => document.body.textContent ?? '';
const choose = (label: string) => fireEvent.click(screen.getByLabelText(label));
const heading = () => screen.getByRole('heading', { level: 2, name: /\?$|it over|Redress/ }).textContent;
const complete = () =>
  screen
    .getAllByRole('status')
    .map(({ textContent }) => textContent)
    .find((part) => /Complete|what the law requires|particular/.test(part));
const ACT = 'An order to act against illegal content (Article 9)';
const INFORMATION = 'An order to provide information (Article 10)';
const TRANSLATED = 'A translation comes with the order';

describe('AuthoritiesPage', () => {
  it('says what is too urgent for a form, and whom to call', async () => {
    fakeApi({});
    await open('/authorities');
    const warning = screen.getByText(/please do not use this form/).closest('[role=note]');
    expect(warning?.textContent).toContain('(EU) 2021/784');
    expect(warning?.textContent).toContain('are outside our mandate');
    expect(
      within(warning as HTMLElement)
        .getByRole('link')
        .getAttribute('href'),
    ).toBe(LEGAL_ENTITY.phoneLink);
  });

  it('takes a client out of the register', async () => {
    fakeApi({ ...WORK, 'GET /api/register?q=north': ok(searchFound([HIT])) });
    await open('/authorities');
    fill(TARGET, 'north');
    await press('Look up in the register');
    await press(/This is it: Northwind Ltd/);
    expect(screen.getByLabelText<HTMLInputElement>(TARGET).value).toBe(NUMBER);
    expect(text()).toContain('The order is about Northwind Ltd, northwind.example');
  });

  it('is fine with one that the register does not know', async () => {
    fakeApi({ ...WORK, 'GET /api/register?q=nobody': ok(searchFound([])) });
    await open('/authorities');
    fill(TARGET, 'nobody');
    fireEvent.keyDown(screen.getByLabelText(TARGET), { key: 'Enter' });
    await settle();
    expect(text()).toContain('You can send the order all the same');
    choose(ACT);
    await press('Continue');
    expect(heading()).toBe('Who are you?');
  });

  it('goes on without the register', async () => {
    fakeApi({ ...WORK, 'GET /api/register?q=north': 'no answer' });
    await open('/authorities');
    fill(TARGET, 'north');
    await press('Look up in the register');
    expect(text()).toContain('You can continue without it');
  });

  it('comes filled in from a page of the register, whose address it does not keep', async () => {
    fakeApi({ ...WORK, [`GET /api/register?q=${NUMBER}`]: ok(searchFound([HIT])) });
    await open(`/authorities?target=${NUMBER}`);
    expect(screen.getByLabelText<HTMLInputElement>(TARGET).value).toBe(NUMBER);
    expect(text()).toContain('The order is about Northwind Ltd');
    expect(address()).toBe('/authorities');
  });

  it('wants to know whom it is about and what it is before it goes on', async () => {
    fakeApi(WORK);
    await open('/authorities');
    await press('Continue');
    expect(listedErrors()).toEqual([
      'Please say which company or service the order is about',
      'Please choose what kind of order it is',
    ]);
    expect(address()).toBe('/authorities');
  });

  it('has a step for each address, and begins it at its heading', async () => {
    fakeApi(WORK);
    await open('/authorities');
    await follow(/Who you are/);
    expect(address()).toBe('/authorities?step=sender');
    expect(document.activeElement?.textContent).toBe('Who are you?');
    expect(text()).not.toContain('Who we are, and what we take');
    await press('Continue');
    expect(errorAt('Authority')).toBe('Authority name is required');
    await follow(/Back to/);
    expect(address()).toBe('/authorities');
  });

  it('counts what Article 9 asks for while one types, and lets nothing stand in the way', async () => {
    fakeApi(WORK);
    await open('/authorities');
    expect(complete()).toContain('Choose what you are sending');
    choose(ACT);
    expect(complete()).toContain('Complete: 0 of 5.');
    await follow(/The order/);
    for (const label of [
      /^Legal basis/,
      /^Statement of reasons/,
      /^Where the content is/,
      /^Territorial scope/,
    ])
      fill(label, 'x');
    expect(complete()).toBe(
      'Complete: 4 of 5.Missing: redress.You can send it as it is. We ask for the rest later.',
    );
    await follow(/Redress and time/);
    fill(/^Redress Article/, 'Court');
    fill(/^Language/, 'Dutch');
    expect(complete()).toBe('Complete: 5 of 5.');
  });

  it('offers the declared languages, and says of another one what its translation covers', async () => {
    fakeApi(WORK);
    await open('/authorities');
    expect(document.body.textContent).toContain('We take orders in these languages: Dutch, English.');
    choose(INFORMATION);
    await follow(/Redress and time/);
    const language = screen.getByLabelText<HTMLSelectElement>(/^Language/);
    expect([...language.options].map(({ text }) => text)).toEqual([
      '',
      'Dutch',
      'English',
      'Another language',
    ]);
    expect(screen.queryByLabelText(TRANSLATED)).toBeNull();
    fill(/^Language/, 'Another language');
    expect(screen.getByLabelText(TRANSLATED)).toBeTruthy();
    expect(document.body.textContent).toContain('It covers at least points (a) and (b) of Article 10(2)');
    expect(await axeFaults()).toEqual([]);
  });

  it('shows each field with its article, as the kind of order has it', async () => {
    fakeApi(WORK);
    await open('/authorities');
    choose(INFORMATION);
    await follow(/The order/);
    expect(screen.getByLabelText('Account names or other identifiers Article 10(2)(a)(iii)')).toBeTruthy();
    expect(screen.queryByLabelText(/^Where the content is/)).toBeNull();
    await follow(/Redress and time/);
    expect(screen.getByLabelText(/effect Article 10\(2\)\(a\)\(vi\), where applicable/)).toBeTruthy();
    expect(text()).toContain('until two of our staff agree to lift this');
  });

  it('keeps what was typed when the page is opened anew', async () => {
    fakeApi(WORK);
    await open('/authorities?step=order');
    fill(/^What you write/, 'A question');
    cleanup();
    await open('/authorities?step=order');
    expect(screen.getByLabelText<HTMLInputElement>(/^What you write/).value).toBe('A question');
  });

  it.each(['', '?step=sender', '?step=order', '?step=terms', '?step=review'])(
    'has no fault that axe finds at %p',
    async (step) => {
      fakeApi(WORK);
      await open(`/authorities${step}`);
      expect(await axeFaults()).toEqual([]);
    },
  );
});
