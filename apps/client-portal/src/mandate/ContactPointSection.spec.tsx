import { describe, expect, it, jest } from '@jest/globals';
import { fireEvent, screen, within } from '@testing-library/react';
import type { AgreementView, MandateView } from '@rep13/contracts-agreements';
import {
  axeFaults,
  buildAgreement,
  errorAt,
  fakeApi,
  fill,
  ok,
  press,
  refusedAs,
  shownToast,
  SIGNUP_ID,
  withFakeBrowser,
} from '@rep13/testing-browser';
import { accountOf } from '../../test/account.ts';
import { buildAddendum, buildMandate, buildProfile } from '../../test/builders.ts';
import { open } from '../../test/open.ts';

withFakeBrowser();

const SET = 'POST /api/client/contact-point';
const DESIGNATED = { designated: true, since: '2026-11-20T10:00:00.000Z' } as const;
const WITHDRAWN = { designated: false, since: null } as const;
const CHOSEN = buildAgreement({ agreementVersion: '1.1', contactPoint: true });

const SIGNED = { by: 'Ada Lovelace', title: 'Director', at: '2026-11-24T10:00:00.000Z' };
const ADDENDUM = buildAddendum();

const part = () => within(screen.getByRole('region', { name: 'Point of contact for authorities' }));
const text = () => screen.getByRole('region', { name: 'Point of contact for authorities' }).textContent;

async function show(mandate: Partial<MandateView>, agreement: AgreementView = CHOSEN, more = {}) {
  const api = fakeApi({ ...accountOf({ agreement, mandate: buildMandate(mandate) }), ...more });
  await open('/client/dashboard?tab=agreement');
  return api;
}

describe('the point of contact in the portal', () => {
  it('has the signed addendum among the documents, as soon as its PDF is made', async () => {
    const { signedAt } = CHOSEN;
    const addendum = { signedAt, textSha256: 'a'.repeat(64), pdfSha256: 'b'.repeat(64) };
    await show({ pointOfContact: DESIGNATED }, buildAgreement({ addendum }));
    const opened = jest.spyOn(window, 'open').mockReturnValue(null);
    await press(/Download the addendum/);
    expect(opened.mock.calls[0]?.[0]).toBe(`/api/legal-agreement/${SIGNUP_ID}/addendum-pdf`);
    opened.mockRestore();
  });

  it('says where orders go by law, and whose the users are', async () => {
    await show({ pointOfContact: DESIGNATED });
    expect(text()).toMatch(/under Article 11 DSA since 20 November 2026/);
    expect(text()).toContain('they reach us at authorities@rep13.example');
    expect(text()).toContain('users (Article 12) stays yours');
    expect(part().getByText('Designated').getAttribute('data-tone')).toBe('good');
    expect(await axeFaults()).toEqual([]);
  });

  it('is withdrawn after its meaning was shown, and designated again; the lines are read again', async () => {
    let mandate = buildMandate({ pointOfContact: DESIGNATED });
    const to = (pointOfContact: MandateView['pointOfContact']) =>
      ok((mandate = buildMandate({ pointOfContact })));
    const answers = [() => to(WITHDRAWN), () => to(DESIGNATED)];
    const api = await show({}, CHOSEN, {
      'GET /api/client/mandate': () => ok(mandate),
      [SET]: () => answers.shift()!(),
    });
    await press('Withdraw the designation');
    expect(text()).toContain('publish one of your own first');
    await press('Withdraw now');
    expect(shownToast()?.text).toContain('Designation withdrawn');
    expect(text()).toContain('We are not your electronic point of contact');
    await press('Designate us as point of contact');
    await press('Designate now');
    expect(text()).toContain('We are your electronic point of contact');
    expect(api.sent('POST', '/api/client/contact-point').map(({ body }) => body)).toEqual([
      { designated: false },
      { designated: true },
    ]);
    expect(api.sent('GET', `/api/legal-agreement/${SIGNUP_ID}/details-to-publish`)).toHaveLength(3);
  });

  it('stays as it is when the second thought says so', async () => {
    const api = await show({ pointOfContact: DESIGNATED });
    await press('Withdraw the designation');
    await press('Leave it as it is');
    expect(part().getByRole('button', { name: 'Withdraw the designation' })).toBeTruthy();
    expect(api.sent('POST', '/api/client/contact-point')).toEqual([]);
  });

  it('asks for the password where that was too long ago, and goes on then', async () => {
    const answers = [refusedAs(403, 'gateway.step-up-required'), ok(buildMandate())];
    const api = await show({ pointOfContact: DESIGNATED }, CHOSEN, {
      [SET]: () => answers.shift()!,
      'POST /api/client/step-up': ok({}),
    });
    await press('Withdraw the designation');
    await press('Withdraw now');
    fill('Password', 'my own password');
    await press('Go on');
    expect(api.sent('POST', '/api/client/contact-point')).toHaveLength(2);
    expect(shownToast()?.text).toContain('Designation withdrawn');
  });

  it('says why it was not changed', async () => {
    await show({ pointOfContact: DESIGNATED }, CHOSEN, {
      [SET]: refusedAs(409, 'agreements.mandate-not-in-force'),
    });
    await press('Withdraw the designation');
    await press('Withdraw now');
    expect(part().getByRole('alert').textContent).toContain('Your mandate is not in force.');
  });

  it('stays with us in the run-off, and is not changed there', async () => {
    const times = { endsAt: '2026-12-31T22:59:59.999Z', runOffUntil: '2027-03-31T21:59:59.999Z' };
    await show({ state: 'run_off', ...times, pointOfContact: DESIGNATED });
    expect(text()).toContain('It stays with us until 31 March 2027');
    expect(part().queryByRole('button')).toBeNull();
  });

  it('is nothing that a suspended client changes', async () => {
    const profile = buildProfile({ accountStatus: 'suspended' });
    const mandate = buildMandate({ pointOfContact: DESIGNATED });
    fakeApi(accountOf({ profile, mandate, agreement: CHOSEN }));
    await open('/client/dashboard?tab=agreement');
    expect(part().queryByRole('button')).toBeNull();
  });

  it('is added to the first text of the agreement by an addendum', async () => {
    const answers = [ok({ ...ADDENDUM, signed: SIGNED })];
    let addendum = ok(ADDENDUM);
    const api = await show({ pointOfContact: WITHDRAWN }, buildAgreement(), {
      'GET /api/client/contact-point/addendum': () => addendum,
      'POST /api/client/contact-point/addendum': () => (addendum = answers.shift()!),
    });
    expect(text()).toContain('Your agreement is of version 1.0');
    expect(part().getByRole('article', { name: ADDENDUM.title }).textContent).toContain(
      '1.1 It is designated.',
    );
    expect(await axeFaults()).toEqual([]);
    await press('Sign the addendum');
    expect(errorAt('Your full name')).toBe('Signature is required');
    fill('Your full name', 'Ada Lovelace');
    fill('Your title or position', 'Director');
    fireEvent.click(part().getByRole('checkbox', { name: /am authorised to sign/ }));
    await press('Sign the addendum');
    expect(api.sent('POST', '/api/client/contact-point/addendum')[0]?.body).toEqual({
      signerName: 'Ada Lovelace',
      signerTitle: 'Director',
      textSha256: ADDENDUM.sha256,
    });
    expect(text()).toContain('Signed by Ada Lovelace (Director) on 24 November 2026');
    expect(part().queryByRole('button', { name: 'Sign the addendum' })).toBeNull();
  });
});
