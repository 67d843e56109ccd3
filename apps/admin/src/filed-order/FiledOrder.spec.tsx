import { describe, expect, it } from '@jest/globals';
import { render, screen } from '@testing-library/react';
import { FOREIGN_ORDERS } from '@rep13/contracts-authority-requests/constants';
import { axeFaults } from '@rep13/testing-browser';
import { buildRequest } from '../../test/order-builders.ts';
import { FiledOrder } from './FiledOrder.tsx';

const valueOf = (name: string) =>
  screen.queryByText(name, { selector: 'dt' })?.nextElementSibling?.textContent;

describe('what an authority filed', () => {
  it('names its kind and officer, where it is challenged, and whether the user may be told', async () => {
    const request = buildRequest({
      authorityType: 'prosecutor',
      officerGrade: 'Senior prosecutor',
      fileNumber: 'F 26-1',
      challengeCourt: 'District Court',
      userNotice: 'not-yet',
    });
    render(<FiledOrder request={request} />);
    expect(valueOf('Kind of authority')).toBe('Public prosecutor');
    expect(valueOf('Officer')).toBe('Ms. Jansen, Senior prosecutor');
    expect(valueOf('File number')).toBe('F 26-1');
    expect(valueOf('Court of the challenge')).toBe('District Court');
    expect(valueOf('May the user be told?')).toBe('Not before the authority allows it');
    expect(await axeFaults()).toEqual([]);
  });

  it('leaves out what it does not state', () => {
    render(<FiledOrder request={buildRequest()} />);
    for (const name of ['Kind of authority', 'File number', 'Issued', 'Challenge until', 'Not ours'])
      expect(valueOf(name)).toBeUndefined();
  });

  it.each([
    ['form', 'nl', 'Dutch'],
    ['form', undefined, 'English'],
    ['post', 'en', undefined],
  ] as const)(
    'says in which language its authority reads, where it has chosen: %s, %s',
    (channel, language, shown) => {
      render(<FiledOrder request={buildRequest({ channel, conversationLanguage: language })} />);
      expect(valueOf('Writes with us in')).toBe(shown);
    },
  );

  it('says whether a translation came', () => {
    render(<FiledOrder request={buildRequest({ language: 'French', translation: 'missing' })} />);
    expect(valueOf('Translation')).toBe('Missing');
  });

  it('says whose it is, and what its sender was told, where it is not ours', () => {
    render(<FiledOrder request={buildRequest({ kind: 'general', foreignKind: 'complaint' })} />);
    expect(valueOf('Not ours')).toBe(FOREIGN_ORDERS.complaint.name);
    expect(valueOf('Its sender was told')).toBe(FOREIGN_ORDERS.complaint.answer);
  });
});
