import { cleanup, screen } from '@testing-library/react';
import { beforeEach, describe, expect, it } from '@jest/globals';
import { fakeApi, ok, press, withFakeBrowser } from '@rep13/testing-browser';
import { open } from '../../test/open.ts';
import { answer, heading, percent, sendContact } from '../../test/take-check.ts';
import { useCheckStore } from './useCheckStore.ts';

withFakeBrowser();
beforeEach(() => useCheckStore.getState().restart());

const rows = () =>
  [...screen.getByRole('region', { name: 'Your answers' }).querySelectorAll('dl > div')].map((row) =>
    [...row.children].slice(0, 2).map(({ textContent }) => textContent),
  );
describe('a result of the check', () => {
  it('counts no station that a no has skipped as done', async () => {
    await open('/check');
    await answer('Yes', 'No');
    const stations = [...screen.getByRole('list', { name: 'Steps of the check' }).children];
    expect(stations.map((station) => station.getAttribute('data-state'))).toEqual([
      'done',
      'done',
      'ahead',
      'ahead',
    ]);
    expect(stations.map(({ textContent }) => textContent)).toEqual([
      'Assessment, done',
      'Service Check, done',
      '3Data Processing, skipped',
      '4Contact Info, skipped',
    ]);
  });

  it('counts only the first station as done after a no to the first question', async () => {
    await open('/check');
    await answer('No');
    const stations = [...screen.getByRole('list', { name: 'Steps of the check' }).children];
    expect(stations.map((station) => station.getAttribute('data-state'))).toEqual([
      'done',
      'ahead',
      'ahead',
      'ahead',
    ]);
    expect(rows()).toEqual([
      ['Based outside the EU/EEA Article 13(1)', 'No'],
      ['Accessible by EU users Articles 2(1) and 3(d), (e)', 'Not needed'],
      ['Collects data, shows user content or processes interactions Article 3(g)', 'Not needed'],
    ]);
    expect(screen.getAllByRole('button', { name: /^Change this answer/ })).toHaveLength(1);
  });

  it('shows what a result rests on, and lets an answer be changed after a reload', async () => {
    fakeApi({ 'POST /api/compliance-check': ok({ id: 1 }, 201) });
    await open('/check');
    await answer('Yes', 'Yes', 'Yes');
    await sendContact();
    cleanup();
    await open('/check');
    expect(heading().textContent).toBe('DSA Legal Representative Required');
    expect(screen.getByText(/You answered yes to all three questions/)).toBeTruthy();
    expect(rows().map(([, given]) => given)).toEqual(['Yes', 'Yes', 'Yes']);

    await press('Change this answer: Accessible by EU users');
    expect(heading().textContent).toBe('Is your service accessible by EU users?');
    expect(screen.getByRole('button', { name: 'Yes' }).getAttribute('data-given')).toBe('true');
    await answer('No');
    expect(heading().textContent).toBe("You're Likely Not Required");
    expect(rows().map(([, given]) => given)).toEqual(['Yes', 'No', 'Not needed']);
  });

  it('asks who answers only once for two results, and takes both along to the registration', async () => {
    const api = fakeApi({ 'POST /api/compliance-check': ok({ id: 1 }, 201) });
    await open('/check');
    await answer('Yes', 'Yes', 'No');
    await sendContact();
    await press(/^Change this answer: Collects data/);
    await answer('Yes');
    await press('Show My Result');
    expect(api.calls.map(({ body }) => body)).toEqual([
      expect.objectContaining({ companyName: 'Acme', requiresLegalRep: false }),
      expect.objectContaining({ companyName: 'Acme', email: 'ada@acme.example', requiresLegalRep: true }),
    ]);
    await open('/signup');
    expect(screen.getByLabelText<HTMLInputElement>('Company name').value).toBe('Acme');
    expect(screen.getByLabelText<HTMLInputElement>('Legal contact email').value).toBe('ada@acme.example');
  });

  it("goes into the visitor's own mail program, to nobody yet", async () => {
    await open('/check');
    await answer('Yes', 'No');
    const link = screen.getByRole('link', { name: 'Email this result to yourself' });
    const mail = decodeURIComponent(link.getAttribute('href') ?? '');
    expect(mail).toMatch(/^mailto:\?subject=DSA compliance check&body=The result: .* likely not required/);
    expect(mail).toContain('Is your service accessible by EU users? No (Articles 2(1) and 3(d), (e))');
    expect(mail).not.toContain('+');
  });

  it('can be taken again after a result that requires a representative', async () => {
    fakeApi({ 'POST /api/compliance-check': ok({ id: 1 }, 201) });
    await open('/check');
    await answer('Yes', 'Yes', 'Yes');
    await sendContact();
    await press('Take Check Again');
    expect(percent()).toBe('25');
    expect(useCheckStore.getState().answers).toEqual({});
  });
});
