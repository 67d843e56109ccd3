import { describe, expect, it, jest } from '@jest/globals';
import { fireEvent, screen, within } from '@testing-library/react';
import { fakeApi, later, ok, press, settle, shownToast, withFakeBrowser } from '@rep13/testing-browser';
import { buildStaffMember } from '../../test/builders.ts';
import { everyPageOf } from '../../test/admin.ts';
import { open } from '../../test/open.ts';

withFakeBrowser();

const USERS = '/api/admin/users';
const ada = { id: 2, username: 'ada', email: 'ada@rep13.example', role: 'caseworker' } as const;

/** A server whose colleague changes as it is told to. */
function staffOf(isActive: boolean) {
  let member = buildStaffMember({ ...ada, isActive });
  const set = (changes: Partial<typeof member>) => () => ok((member = { ...member, ...changes }));
  return fakeApi({
    ...everyPageOf(),
    [`GET ${USERS}`]: () => ok([buildStaffMember(), member]),
    [`POST ${USERS}/2/deactivate`]: set({ isActive: false }),
    [`POST ${USERS}/2/reactivate`]: set({ isActive: true }),
    [`POST ${USERS}/2/reset-password`]: () => {
      set({ mustChangePassword: true })();
      return ok({ user: member, oneTimePassword: 'PASSWORDTOLDONCE' });
    },
  });
}
const rowOfAda = () => within(screen.getByText('ada').closest('tr')!);
const confirm = async (verb: string) => {
  fireEvent.click(within(screen.getByRole('dialog')).getByRole('button', { name: verb }));
  await later(300);
};

describe('a colleague', () => {
  it('is deactivated once that is confirmed', async () => {
    const api = staffOf(true);
    await open('/admin/staff');
    await press('Deactivate: ada');
    expect(screen.getByText(/Signs them out everywhere at once/)).toBeTruthy();
    expect(api.sent('POST', `${USERS}/2/deactivate`)).toEqual([]);
    await confirm('Deactivate');
    expect(api.sent('POST', `${USERS}/2/deactivate`)).toHaveLength(1);
    expect(shownToast()?.text).toBe('Deactivated');
    expect(rowOfAda().getByText('Deactivated')).toBeTruthy();
    expect(rowOfAda().queryByRole('button', { name: 'New password: ada' })).toBeNull();
  });

  it.each(['Deactivate', 'Cancel'])('leaves the focus where it was after %p', async (verb) => {
    staffOf(true);
    await open('/admin/staff');
    screen.getByRole('button', { name: 'Deactivate: ada' }).focus();
    const opener = document.activeElement;
    await press('Deactivate: ada');
    screen.getByRole('button', { name: 'Cancel' }).focus();
    await confirm(verb);
    expect(document.activeElement).toBe(opener);
  });

  it('stays as before when that is cancelled', async () => {
    const api = staffOf(true);
    await open('/admin/staff');
    await press('Deactivate: ada');
    await confirm('Cancel');
    expect(api.sent('POST', `${USERS}/2/deactivate`)).toEqual([]);
    expect(rowOfAda().getByText('Active')).toBeTruthy();
  });

  it('is reactivated', async () => {
    staffOf(false);
    await open('/admin/staff');
    await press('Reactivate: ada');
    await confirm('Reactivate');
    expect(rowOfAda().getByText('Active')).toBeTruthy();
    expect(rowOfAda().getByRole('button', { name: 'Deactivate: ada' })).toBeTruthy();
  });

  it('gets a new one-time password, which is copied or typed off', async () => {
    const writeText = jest.fn<(text: string) => Promise<void>>();
    Object.defineProperty(navigator, 'clipboard', { value: { writeText }, configurable: true });
    staffOf(true);
    await open('/admin/staff');
    await press('New password: ada');
    await confirm('Make a new password');
    writeText.mockRejectedValueOnce(new Error('only on https'));
    await press('Copy');
    expect(shownToast()?.text).toContain('copy it by hand');
    writeText.mockResolvedValueOnce();
    await press('Copy');
    expect(writeText).toHaveBeenLastCalledWith('PASSWORDTOLDONCE');
    expect(shownToast()?.text).toBe('Copied');
    fireEvent.keyDown(document.body, { key: 'Escape' });
    await settle();
    expect(screen.getByText('PASSWORDTOLDONCE')).toBeTruthy();
  });
});
