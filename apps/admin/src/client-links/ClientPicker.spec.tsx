import { describe, expect, it } from '@jest/globals';
import { fireEvent, screen } from '@testing-library/react';
import { fakeApi, fill, later, ok, press, withFakeBrowser } from '@rep13/testing-browser';
import { buildSignup, buildTicketDetail } from '../../test/builders.ts';
import { aboutTicket, everyPageOf } from '../../test/admin.ts';
import { open } from '../../test/open.ts';

withFakeBrowser();

const NEWEST = 'GET /api/admin/signups?limit=20';
const FOUND = 'GET /api/admin/signups?limit=20&search=globex';
const SEARCHED_MS = 400;
const globex = buildSignup({ id: 815, companyName: 'Globex Corp.', clientId: 'DSA-GLOBEX' });
const answers = { ...everyPageOf({ role: 'caseworker' }), [NEWEST]: ok([buildSignup()]) };

const field = () => screen.getByLabelText('Client');
const choices = () =>
  [...document.querySelectorAll('.ant-select-item-option-content')].map(({ textContent }) => textContent);

async function search(text: string): Promise<void> {
  fireEvent.mouseDown(field());
  fill('Client', text);
  await later(SEARCHED_MS);
}

describe('ClientPicker', () => {
  it('finds a client on the server and enters the order for it', async () => {
    const api = fakeApi({
      ...answers,
      [FOUND]: ok([globex]),
      'POST /api/admin/sla-tickets': ok(buildTicketDetail({ signupId: 815 }), 201),
      'GET /api/admin/sla-tickets/1': ok(buildTicketDetail({ signupId: 815 })),
      ...aboutTicket(1, 815),
    });
    await open('/admin/tickets/new');
    await search('globex');
    expect(choices()).toEqual(['Globex Corp., DSA-GLOBEX']);
    fireEvent.click(screen.getByTitle('Globex Corp., DSA-GLOBEX'));
    fill('Authority', 'ACM');
    await press('Create order');
    await later(300);
    expect(api.sent('POST', '/api/admin/sla-tickets')[0]?.body).toMatchObject({ signupId: 815 });
  });

  it('offers the newest clients before anything is typed, and waits for a pause in the typing', async () => {
    const api = fakeApi({ ...answers, [FOUND]: ok([globex]) });
    await open('/admin/tickets/new');
    fireEvent.mouseDown(field());
    await later(SEARCHED_MS);
    expect(choices()).toEqual(['Acme Widgets Inc., DSA-K7M2QX']);
    for (const typed of ['g', 'glo', 'globex']) fill('Client', typed);
    await later(SEARCHED_MS);
    expect(api.calls.map(({ path }) => path).filter((path) => path.includes('search='))).toEqual([
      '/api/admin/signups?limit=20&search=globex',
    ]);
  });

  it.each([
    ['nobody', ok([]), 'No client matches'],
    ['nobody', ok('away', 503), 'The search failed. Type again to retry.'],
  ])('says for %s why there is no choice', async (text, answer, message) => {
    fakeApi({ ...answers, [`GET /api/admin/signups?limit=20&search=${text}`]: answer });
    await open('/admin/tickets/new');
    await search(text);
    expect(screen.getByText(message)).toBeTruthy();
  });

  it('names the client that the order was begun for, also when it is not among the newest', async () => {
    fakeApi(answers);
    await open('/admin/tickets/new?signupId=815&client=Globex+Corp.');
    expect(screen.getByTitle('Globex Corp.')).toBeTruthy();
  });
});
