import { describe, expect, it, jest } from '@jest/globals';
import { cleanup, screen } from '@testing-library/react';
import { fakeApi, ok, press, withFakeBrowser } from '@rep13/testing-browser';
import { axeFaults } from '../../../test/axe.ts';
import { buildRequest, REFERENCE, REQUEST_PATH, TOKEN } from '../../../test/authority-requests.ts';
import { open } from '../../../test/open.ts';

withFakeBrowser();

const LINK = `/authorities/r/${REFERENCE}#${TOKEN}`;
const SAVE = 'Save the figures of this answer (JSON)';
const FIGURES = {
  reference: REFERENCE,
  ownReference: 'ACM/26/123',
  article: 9,
  memberState: 'Netherlands',
  category: 'STATEMENT_CATEGORY_SCAMS_AND_FRAUD',
  subcategory: 'KEYWORD_PHISHING',
  itemCount: 1,
  outcome: 'given',
  receivedAt: '2026-11-20T09:14:00.000Z',
  acknowledgedAt: '2026-11-20T09:31:00.000Z',
  answeredAt: '2026-11-21T09:31:00.000Z',
  effectAt: '2026-11-21T08:00:00.000Z',
} as const;

describe('the figures of an order', () => {
  it('can be saved once it is answered, and not before', async () => {
    let request = buildRequest();
    fakeApi({ [`GET ${REQUEST_PATH}`]: () => ok(request) });
    await open(LINK);
    expect(screen.queryByRole('button', { name: SAVE })).toBeNull();
    cleanup();

    request = buildRequest({ state: 'answered', outcome: 'given', figures: FIGURES });
    const contents: Blob[] = [];
    URL.createObjectURL = (content) => (contents.push(content as Blob), 'blob:figures');
    URL.revokeObjectURL = () => undefined;
    const names: string[] = [];
    jest.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (this: HTMLAnchorElement) {
      names.push(this.download);
    });
    await open(LINK);
    expect(await axeFaults()).toEqual([]);
    await press(SAVE);
    expect(names).toEqual([`${REFERENCE}.json`]);
    expect(contents[0]?.type).toBe('application/json');
    expect(contents[0]?.size).toBe(JSON.stringify(FIGURES, null, 2).length);
    jest.restoreAllMocks();
  });
});
