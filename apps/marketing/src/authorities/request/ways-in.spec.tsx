import { describe, expect, it } from '@jest/globals';
import { address, fakeApi, fill, ok, press, refusedAs, withFakeBrowser } from '@rep13/testing-browser';
import { buildRequest, REFERENCE, REQUEST_PATH, TOKEN } from '../../../test/authority-requests.ts';
import { open } from '../../../test/open.ts';

withFakeBrowser();

const READ = `GET ${REQUEST_PATH}`;
const PLACE = `/authorities/r/${REFERENCE}`;
const LINK = `${PLACE}#${TOKEN}`;
const text = () => document.body.textContent ?? '';

describe('the page of a request', () => {
  it('is opened by the code of a mail as by its link, and says when it is a wrong one', async () => {
    const api = fakeApi({
      [READ]: ({ headers }) =>
        headers.get('Authorization') === 'Bearer K7M2QX4P9A'
          ? ok(buildRequest())
          : refusedAs(404, 'gateway.not-found'),
    });
    await open(PLACE);
    await press('Enter the code from the email');
    fill('Code in the email', 'aaaaa-aaaaa');
    await press('Use the code');
    expect(text()).toContain('This code opens nothing.');
    fill('Code in the email', ' k7m2q-x4p9a ');
    await press('Use the code');
    expect(text()).toContain(REFERENCE);
    expect(text()).not.toContain('This link opens nothing');
    expect(api.calls.map(({ path }) => path).join()).not.toContain('K7M2QX4P9A');
    expect(address()).toBe(PLACE);
  });

  it.each(['.', '&utm_source=mail', ')'])('is not kept from opening by %j behind its link', async (more) => {
    const api = fakeApi({ [READ]: ok(buildRequest()) });
    await open(LINK + more);
    expect(api.calls[0]?.headers.get('Authorization')).toBe(`Bearer ${TOKEN}`);
  });
});
