import { beforeEach, describe, expect, it, jest } from '@jest/globals';
import { fireEvent, screen, within } from '@testing-library/react';
import { fakeApi, later, ok, press, refusedAs, shownToast, withFakeBrowser } from '@rep13/testing-browser';
import { buildStaffMember } from '../../test/builders.ts';
import { CHECKS, dashboardOf, everyPageOf } from '../../test/admin.ts';
import { open } from '../../test/open.ts';

withFakeBrowser();

const STEP_UP = '/api/admin/step-up';
const PATH = '/api/admin/users/2';
const REFUSED = refusedAs(403, 'gateway.step-up-required');
const ada = buildStaffMember({ id: 2, username: 'ada', role: 'caseworker' });

let isProven = false;
beforeEach(() => void (isProven = false));

const afterPassword = (answer: () => unknown) => () => (isProven ? ok(answer()) : REFUSED);
const password = ({ body }: { body?: unknown }) => {
  if ((body as { password: string }).password !== 'the right one')
    return refusedAs(400, 'gateway.validation-failed');
  isProven = true;
  return ok({ until: '2026-11-20T09:24:00.000Z' });
};
/** Not by its name: in tests antd gives the titles of all dialogs one id. */
const question = () =>
  screen.queryByText('Enter your password again')?.closest<HTMLElement>('[role=dialog]') ?? null;
const inQuestion = async (button: string) => {
  fireEvent.click(within(question()!).getByRole('button', { name: button }));
  await later(300);
};
const answerWith = async (text: string) => {
  fireEvent.change(within(question()!).getByLabelText('Password'), { target: { value: text } });
  await inQuestion('Go on');
};

describe('staff whose password was entered a while ago', () => {
  const changingARole = async () => {
    const api = fakeApi({
      ...everyPageOf(),
      'GET /api/admin/users': ok([buildStaffMember(), ada]),
      [`PATCH ${PATH}`]: afterPassword(() => ada),
      [`POST ${STEP_UP}`]: password,
    });
    await open('/admin/staff');
    await press('Role: ada');
    fireEvent.change(screen.getByLabelText('Role'), { target: { value: 'auditor' } });
    await press('Change the role');
    await later(300);
    return api;
  };

  it('are asked for it, and what they chose is done as they chose it', async () => {
    const api = await changingARole();
    await answerWith('the right one');
    expect(api.sent('PATCH', PATH).map(({ body }) => body)).toEqual([
      { role: 'auditor' },
      { role: 'auditor' },
    ]);
    expect(shownToast()?.text).toBe('The role is changed');
    expect(question()).toBeNull();
  });

  it('are told that another one is wrong, and asked again', async () => {
    const api = await changingARole();
    await answerWith('the wrong one');
    expect(within(question()!).getByRole('alert').textContent).toBe('This is not your current password.');
    expect(api.sent('PATCH', PATH)).toHaveLength(1);
    await answerWith('the right one');
    expect(shownToast()?.text).toBe('The role is changed');
  });

  it('lose nothing that was chosen when they cancel', async () => {
    const api = await changingARole();
    await inQuestion('Cancel');
    expect(question()).toBeNull();
    expect(screen.getByText('This needs your password. Nothing was done.')).toBeTruthy();
    expect((screen.getByLabelText('Role') as HTMLSelectElement).value).toBe('auditor');
    expect(api.sent('PATCH', PATH)).toHaveLength(1);
  });

  it('get the list they wanted as a file once it is entered, and none before', async () => {
    const downloads = jest.fn();
    const take = (event: Event) => {
      const link = (event.target as HTMLElement).closest('a');
      if (event.defaultPrevented || !link) return;
      event.preventDefault();
      downloads(link.getAttribute('href'));
    };
    window.addEventListener('click', take);
    fakeApi({
      ...dashboardOf(),
      [CHECKS]: ok([]),
      [`GET ${STEP_UP}`]: afterPassword(() => ({})),
      [`POST ${STEP_UP}`]: password,
    });
    await open('/admin?tab=checks');
    fireEvent.click(screen.getByText('Export as CSV'));
    await later(300);
    expect(downloads).not.toHaveBeenCalled();
    await answerWith('the right one');
    expect(downloads.mock.calls).toEqual([['/api/admin/compliance-checks/export']]);
    window.removeEventListener('click', take);
  });
});
