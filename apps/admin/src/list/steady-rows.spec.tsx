import { describe, expect, it } from '@jest/globals';
import { fireEvent, screen, within } from '@testing-library/react';
import { fakeApi, later, ok, press, settle, withFakeBrowser } from '@rep13/testing-browser';
import { buildCheck } from '../../test/builders.ts';
import { CHECKS, dashboardOf } from '../../test/admin.ts';
import { open } from '../../test/open.ts';

withFakeBrowser();

const company = (id: number, companyName: string) => buildCheck({ id, companyName });

/** A list that changes with each refresh. */
async function openList() {
  let checks = [company(1, 'Acme')];
  fakeApi({ ...dashboardOf(), [CHECKS]: () => ok(checks) });
  await open('/admin?tab=checks');
  return async (next: typeof checks) => {
    checks = next;
    await later(30_100);
  };
}

const region = () => within(screen.getByRole('region', { name: 'Compliance checks' }));
const shown = () =>
  region()
    .getAllByRole('row')
    .slice(1)
    .map((row) => row.firstChild?.textContent);
const body = () => region().getAllByRole('rowgroup')[1]!;

describe('the rows of a list', () => {
  it('come by themselves while nothing points at them', async () => {
    const change = await openList();
    await change([company(2, 'Globex'), company(1, 'Acme')]);
    expect(shown()).toEqual(['Globex', 'Acme']);
  });

  it('keep their place under a pointer, are renewed there, and move once it has left', async () => {
    const change = await openList();
    fireEvent.pointerEnter(body());
    await change([company(2, 'Globex'), company(1, 'Acme Inc.')]);
    expect(shown()).toEqual(['Acme Inc.']);
    expect(screen.getByText(/The list has changed meanwhile/).closest('[role="status"]')).not.toBeNull();
    fireEvent.pointerLeave(body());
    await settle();
    expect(shown()).toEqual(['Globex', 'Acme Inc.']);
  });

  it('keep their place while one of them has the focus, until somebody wants to see them as they are', async () => {
    const change = await openList();
    fireEvent.keyDown(document.body, { key: 'j' });
    await change([company(2, 'Globex'), company(1, 'Acme')]);
    expect(shown()).toEqual(['Acme']);
    await press('Show it as it is now');
    expect(shown()).toEqual(['Globex', 'Acme']);
  });
});
