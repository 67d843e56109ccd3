import { describe, expect, it } from '@jest/globals';
import { screen } from '@testing-library/react';
import type { MandateView } from '@rep13/contracts-agreements';
import { fakeApi, withFakeBrowser } from '@rep13/testing-browser';
import { accountOf } from '../../test/account.ts';
import { open } from '../../test/open.ts';

withFakeBrowser();

const NUMBER = 'R13-ABCDEFGH';
const MANDATE: MandateView = {
  registerNumber: NUMBER,
  state: 'in_force',
  beganAt: '2026-11-20T10:00:00.000Z',
  endsAt: null,
  runOffUntil: null,
  pointOfContact: { designated: false, since: null },
};
const FILES = ['certificate.pdf', 'certificate.pdf?language=nl', 'appointment.jwt', 'appointment.json'];
const PAPERS = FILES.map((file) => `/register/${NUMBER}/${file}`);

const show = async (mandate: MandateView) => {
  fakeApi(accountOf({ mandate }));
  await open('/client/dashboard?tab=agreement');
};
const links = () =>
  screen
    .getAllByRole('link')
    .map((link) => link.getAttribute('href') ?? '')
    .filter((href) => href.startsWith('/register'));

describe('the public register in the portal', () => {
  it('leads to the entry, the certificate and what machines read', async () => {
    await show(MANDATE);
    expect(links()).toEqual([`/register/${NUMBER}`, ...PAPERS]);
  });

  it('offers no certificate of a mandate that is over', async () => {
    await show({ ...MANDATE, state: 'run_off' });
    expect(links()).toEqual([`/register/${NUMBER}`, PAPERS.at(-1)]);
  });

  it('says when there will be an entry', async () => {
    await show({ ...MANDATE, state: 'awaiting', beganAt: null });
    expect(links()).toEqual([]);
    expect(screen.getByText(/as soon as your mandate is in force\.$/)).toBeTruthy();
  });
});
