import { describe, expect, it } from '@jest/globals';
import { fireEvent, screen, within } from '@testing-library/react';
import type { AdminRole } from '@rep13/contracts-gateway/constants';
import type { AuthorityView } from '@rep13/contracts-sla';
import {
  axeFaults,
  errorAt,
  fakeApi,
  fill,
  later,
  ok,
  press,
  shownToast,
  withFakeBrowser,
} from '@rep13/testing-browser';
import { everyPageOf } from '../../test/admin.ts';
import { buildAuthority, buildSenderKey } from '../../test/order-builders.ts';
import { open } from '../../test/open.ts';

withFakeBrowser();

const LIST = '/api/admin/authorities';
const ACM = buildAuthority();

async function openPage(authorities: readonly AuthorityView[], role: AdminRole = 'admin', more = {}) {
  const colleagues = { 'GET /api/admin/colleagues': ok([]) };
  const api = fakeApi({ ...everyPageOf({ role }), ...colleagues, [`GET ${LIST}`]: ok(authorities), ...more });
  await open('/admin/authorities');
  return api;
}
const confirm = async (name: string) => {
  fireEvent.click(within(screen.getByRole('dialog')).getByRole('button', { name }));
  await later(300);
};

describe('the directory of authorities', () => {
  it('takes an authority with where it was read', async () => {
    const api = await openPage([], 'admin', { [`PUT ${LIST}`]: ok(ACM) });
    expect(screen.getByText(/The directory is empty/)).toBeTruthy();
    await press('Add an authority');
    expect(await axeFaults()).toEqual([]);
    await confirm('Add');
    expect(errorAt('Domain of its mail addresses')).toBe('Please give the domain of its mail addresses');
    expect(errorAt('Where you read it')).toBe('Please say where you read this address');
    fill('Domain of its mail addresses', 'acm.example');
    fill('Name', 'ACM');
    fill(/^State/, 'Netherlands');
    fill(/^Number to call it back by/, '+31 70 722 2000');
    fill('Where you read it', 'acm.example/contact');
    await confirm('Add');
    expect(api.sent('PUT', LIST)[0]?.body).toEqual({
      domain: 'acm.example',
      name: 'ACM',
      memberState: 'Netherlands',
      phone: '+31 70 722 2000',
      source: 'acm.example/contact',
    });
    expect(shownToast()?.text).toBe('The authority is in the directory');
  });

  it('shows where each was read and when, and is corrected by its domain, with a source anew', async () => {
    const api = await openPage([ACM], 'admin', { [`PUT ${LIST}`]: ok(ACM) });
    expect(screen.getByText('https://acm.example/contact')).toBeTruthy();
    expect(screen.getByText('20 November 2026')).toBeTruthy();
    await press('Correct: Autoriteit Consument & Markt');
    expect(screen.getByLabelText('Domain of its mail addresses').hasAttribute('disabled')).toBe(true);
    await confirm('Correct');
    expect(errorAt('Where you read it')).toBe('Please say where you read this address');
    fill('Where you read it', 'Its page, today');
    await confirm('Correct');
    expect(api.sent('PUT', LIST)[0]?.body).toMatchObject({
      domain: 'acm.example',
      source: 'Its page, today',
    });
  });

  it('loses one again', async () => {
    const api = await openPage([ACM], 'admin', { [`DELETE ${LIST}/1`]: ok({}) });
    await press('Remove: Autoriteit Consument & Markt');
    await confirm('Remove');
    expect(api.sent('DELETE', `${LIST}/1`)).toHaveLength(1);
  });

  it('has the keys of its officers, each ended by who works on mails', async () => {
    const path = `${LIST}/1/keys/3`;
    const key = buildSenderKey();
    const known = buildAuthority({
      keys: [key, buildSenderKey({ id: 2, endedAt: key.savedAt, endedBy: 'admin:1' })],
    });
    const api = await openPage([known], 'caseworker', {
      [`DELETE ${path}`]: ok(key),
    });
    expect(screen.getAllByText('ABAB ABAB ABAB ABAB ABAB ABAB ABAB ABAB ABAB ABAB')).toHaveLength(2);
    expect(
      screen.getByText(/key kept by staff member 7 on 20 November 2026 after a call, ended by you/),
    ).toBeTruthy();
    expect(await axeFaults()).toEqual([]);
    await press('End the key of eva@acm.example');
    await confirm('End');
    expect(api.sent('DELETE', path)).toHaveLength(1);
  });

  it.each([
    ['2026-12-14T09:00:00.000Z', /^Ends by itself on 14 December 2026$/, /Keep the next key/],
    ['2026-11-20T09:00:00.000Z', /^Ended by itself on 20 November 2026$/, /proves no mail that came later/],
    ['2028-11-20T09:00:00.000Z', /^Ends by itself on 20 November 2028\.$/, /^$/],
  ] as const)('tells before the key of an officer ends by itself: %s', async (validUntil, end, remedy) => {
    await openPage([buildAuthority({ keys: [buildSenderKey({ validUntil })] })]);
    expect(screen.getByText(end)).toBeTruthy();
    const remark = screen.queryByText(/Keep the next key|proves no mail/)?.textContent ?? '';
    expect(remark).toMatch(remedy);
    expect(await axeFaults()).toEqual([]);
  });

  it.each(['auditor', 'caseworker'] as const)('is only read by the role %s', async (role) => {
    await openPage([ACM], role);
    expect(screen.getByText('acm.example')).toBeTruthy();
    expect(screen.queryByRole('button', { name: /^(Add|Correct|Remove)/ })).toBeNull();
    expect(await axeFaults()).toEqual([]);
  });
});
