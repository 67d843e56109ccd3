import { beforeEach, describe, expect, it, jest } from '@jest/globals';
import { fireEvent, screen, within } from '@testing-library/react';
import type { ClientTicketDetailView } from '@rep13/contracts-sla';
import {
  axeFaults,
  errorAt,
  fakeApi,
  fill,
  ok,
  press,
  refusedAs,
  withFakeBrowser,
} from '@rep13/testing-browser';
import { accountOf } from '../../../test/account.ts';
import { buildOrder } from '../../../test/builders.ts';
import { open } from '../../../test/open.ts';

withFakeBrowser();
beforeEach(() => {
  localStorage.clear();
  jest.setSystemTime(new Date('2026-11-20T12:00:00.000Z'));
});

const PAGE = '/client/orders/1';
const ORDER = '/api/client/sla-tickets/1';
const SEND = `${ORDER}/user-told`;
const UNTOLD = { userUntoldSince: '2026-11-20T10:00:00.000Z' };
const AT = '2026-11-20T11:00:00.000Z';
const withOrder = (overrides: Partial<ClientTicketDetailView>) => ({
  ...accountOf(),
  [`GET ${ORDER}`]: ok(buildOrder(overrides)),
});
const part = () => within(screen.getByRole('region', { name: 'The user concerned' }));
const notice = () => part().getAllByRole('status')[0];

describe('the user concerned by an order', () => {
  it('is red while the order is carried out and nobody was told, and green once the client says when', async () => {
    const done = buildOrder({ userTold: { state: 'told', at: AT, because: null } });
    const api = fakeApi({ ...withOrder({ ...UNTOLD, status: 'closed' }), [`POST ${SEND}`]: ok(done) });
    await open(PAGE);
    expect(notice()?.textContent).toMatch(/the user concerned was not told/);
    expect(notice()?.getAttribute('data-tone')).toBe('bad');
    const link = screen.getByText('Tell the user, and say it here');
    expect(link.parentElement?.textContent).toContain('The order was carried out. Please do it now.');
    expect(link.getAttribute('href')).toBe(
      `#${screen.getByRole('region', { name: 'The user concerned' }).id}`,
    );
    await press('Save');
    expect(errorAt('Was the user concerned told?')).toBe('Please choose whether the user concerned was told');
    fill('Was the user concerned told?', 'told');
    await press('Save');
    expect(errorAt('When the user was told')).toBe('Please say when the user was told');
    fill('When the user was told', '2026-11-20T11:00');
    expect(await axeFaults()).toEqual([]);
    await press('Save');
    expect(api.sent('POST', SEND)[0]?.body).toEqual({
      state: 'told',
      at: new Date('2026-11-20T11:00').toISOString(),
    });
    expect(notice()?.textContent).toMatch(/^The user concerned was told/);
  });

  it('takes why not, and never urges who may not tell', async () => {
    const because = 'The prosecutor forbids it';
    const api = fakeApi({
      ...withOrder(UNTOLD),
      [`POST ${SEND}`]: ok(buildOrder({ userTold: { state: 'may-not', at: null, because } })),
    });
    await open(PAGE);
    fill('Was the user concerned told?', 'may-not');
    await press('Save');
    expect(errorAt('Why you may not')).toBe('Please say why the user was not told');
    fill('Why you may not', because);
    await press('Save');
    expect(api.sent('POST', SEND)[0]?.body).toEqual({ state: 'may-not', because });
    expect(notice()?.textContent).toMatch(/may not be told.*The prosecutor forbids it/);
    expect(notice()?.getAttribute('data-tone')).toBe('info');
  });

  it('may be told again once the time that the authority named has passed', async () => {
    const because = 'The authority named this time in its order.';
    fakeApi(withOrder({ userTold: { state: 'may-not', at: AT, because } }));
    await open(PAGE);
    expect(notice()?.textContent).toMatch(/^The user concerned must be told/);
  });

  it('has a letter to copy and to download, with nothing sent by us', async () => {
    fakeApi(withOrder({ userLetter: 'Dear user,\n\nAn authority has ordered us to act.' }));
    await open(PAGE);
    const letter = part().getByLabelText<HTMLTextAreaElement>('Letter to the user');
    expect(letter.value).toContain('An authority has ordered us to act.');
    expect(part().getByText('Copy the letter')).toBeTruthy();
    URL.createObjectURL = () => 'blob:letter';
    URL.revokeObjectURL = () => undefined;
    const names: string[] = [];
    jest.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (this: HTMLAnchorElement) {
      names.push(this.download);
    });
    fireEvent.click(part().getByText('Download the letter'));
    expect(names).toEqual(['letter-SLA-2026-00001.txt']);
    jest.restoreAllMocks();
    expect(part().getByText(/never write to your users/)).toBeTruthy();
  });

  it('says what the server would not take', async () => {
    fakeApi({ ...withOrder(UNTOLD), [`POST ${SEND}`]: refusedAs(404, 'gateway.not-found') });
    await open(PAGE);
    fill('Was the user concerned told?', 'told');
    fill('When the user was told', '2026-11-20T11:00');
    await press('Save');
    expect(part().getByText('This order is no longer there.')).toBeTruthy();
  });

  it('is not there where the law asks for no such thing', async () => {
    fakeApi(withOrder({ userLetter: null }));
    await open(PAGE);
    expect(screen.queryByRole('region', { name: 'The user concerned' })).toBeNull();
  });
});
