import { describe, expect, it } from '@jest/globals';
import { fireEvent, screen, within } from '@testing-library/react';
import type { StaffIncidentView } from '@rep13/contracts-gateway';
import { fakeApi, fill, later, ok, press, shownToast, withFakeBrowser } from '@rep13/testing-browser';
import { everyPageOf } from '../../test/admin.ts';
import { open } from '../../test/open.ts';

withFakeBrowser();

const LIST = 'GET /api/admin/incidents';
const incident: StaffIncidentView = {
  id: 7,
  service: 'sla',
  worst: 'down',
  state: 'monitoring',
  openedAt: '2026-11-20T09:14:00.000Z',
  closedAt: null,
  title: null,
  words: null,
  wordsBy: null,
  wordsAt: null,
};

describe('IncidentsPage', () => {
  it('takes the text that the status page shows', async () => {
    let current = incident;
    const api = fakeApi({
      ...everyPageOf({ role: 'caseworker' }),
      [LIST]: () => ok([current]),
      'PATCH /api/admin/incidents/7': () => {
        current = { ...incident, title: 'Orders were late', words: 'A disk was full.', wordsBy: 'grace' };
        return ok(current);
      },
    });
    await open('/admin/incidents');
    expect(screen.getByText('None yet')).toBeTruthy();
    await press(/Write about sla/);
    fill('Title', 'Orders were late');
    fill('What happened', 'A disk was full.');
    fireEvent.click(within(screen.getByRole('dialog')).getByRole('button', { name: 'Publish' }));
    await later(300);
    expect(api.sent('PATCH', '/api/admin/incidents/7')[0]?.body).toEqual({
      title: 'Orders were late',
      words: 'A disk was full.',
    });
    expect(shownToast()?.text).toContain('The status page tells it');
    expect(screen.getByText('Orders were late')).toBeTruthy();
  });

  it('is only read by an auditor', async () => {
    fakeApi({ ...everyPageOf({ role: 'auditor' }), [LIST]: ok([incident]) });
    await open('/admin/incidents');
    expect(screen.queryByRole('button', { name: /Write about/ })).toBeNull();
  });

  it('says that there was none', async () => {
    fakeApi({ ...everyPageOf(), [LIST]: ok([]) });
    await open('/admin/incidents');
    expect(screen.getByText('No incident in the last 90 days.')).toBeTruthy();
  });
});
