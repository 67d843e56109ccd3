import { describe, expect, it, jest } from '@jest/globals';
import { screen } from '@testing-library/react';
import { fakeApi, fill, ok, press, refusedAs, withFakeBrowser } from '@rep13/testing-browser';
import { axeFaults } from '../../../test/axe.ts';
import {
  buildFiledOrder,
  buildRequest,
  REFERENCE,
  REQUEST_PATH,
  TOKEN,
} from '../../../test/authority-requests.ts';
import { open } from '../../../test/open.ts';
import { announced } from '../../../test/announcements.ts';

withFakeBrowser();

const READ = `GET ${REQUEST_PATH}`;
const WRITE = `POST ${REQUEST_PATH}/messages`;
const LINK = `/authorities/r/${REFERENCE}#${TOKEN}`;
const CLOSED = { state: 'closed', closedAt: '2026-11-25T10:00:00.000Z' } as const;
const text = () => document.body.textContent ?? '';

describe('a request that is closed', () => {
  it('is opened again by a message, and says so before', async () => {
    const api = fakeApi({
      [READ]: ok(buildRequest({ ...CLOSED, writing: 'reopens' })),
      [WRITE]: ok({ id: 1, from: 'authority', body: 'Still there', createdAt: CLOSED.closedAt, files: [] }),
    });
    await open(LINK);
    expect(text()).toContain('If you write to us, it is opened again.');
    fill('Message', 'Still there');
    await press('Send the message');
    expect(api.sent('POST', `${REQUEST_PATH}/messages`)[0]?.body).toMatchObject({ body: 'Still there' });
    expect(await axeFaults()).toEqual([]);
  });

  it('leads on where the mandate has ended, and keeps what was typed', async () => {
    fakeApi({
      [READ]: ok(buildRequest({ ...CLOSED, writing: 'reopens' })),
      [WRITE]: refusedAs(410, 'agreements.mandate-over'),
    });
    await open(LINK);
    fill('Message', 'Still there');
    await press('Send the message');
    expect(announced('alert').join()).toContain('We no longer represent this provider');
    expect(screen.getByLabelText<HTMLTextAreaElement>('Message').value).toBe('Still there');
  });

  it('takes no more messages where it was found to be none', async () => {
    fakeApi({ [READ]: ok(buildRequest({ ...CLOSED, writing: 'no' })) });
    await open(LINK);
    expect(screen.queryByLabelText('Message')).toBeNull();
    expect(text()).toContain('This request is closed and takes no more messages.');
  });
});

describe('the order on its page', () => {
  it('is what was filed, word for word, with the articles, and leads nowhere', async () => {
    fakeApi({ [READ]: ok(buildRequest({ order: buildFiledOrder({ doNotInform: true }) })) });
    await open(LINK);
    const of = (term: string) =>
      [...(screen.getByText(term, { selector: 'dt' }).parentElement?.querySelectorAll('dd') ?? [])].map(
        ({ textContent }) => textContent,
      );
    expect(of('Statement of reasons, Article 9(2)(a)(ii)')).toEqual([
      'The listing sells goods\nthat were recalled.',
    ]);
    expect(of('Where the content is, Article 9(2)(a)(iv)')).toEqual([
      'https://northwind.example/1',
      'https://northwind.example/2',
    ]);
    expect(of('Your name')).toEqual(['Eva de Vries']);
    expect(of('The client must not be informed')).toEqual(['Yes']);
    expect(screen.queryByText('Phone', { selector: 'dt' })).toBeNull();
    expect(screen.queryByRole('link', { name: /northwind/ })).toBeNull();
  });

  it('is printed', async () => {
    const print = jest.spyOn(window, 'print').mockImplementation(() => undefined);
    fakeApi({ [READ]: ok(buildRequest()) });
    await open(LINK);
    await press('Print this page');
    expect(print).toHaveBeenCalledTimes(1);
    print.mockRestore();
  });
});
