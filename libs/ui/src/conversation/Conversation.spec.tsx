import { describe, expect, it } from '@jest/globals';
import { render, screen, within } from '@testing-library/react';
import type { Moment } from '@rep13/contracts-constants';
import { formatDateTime } from '../format/format-date.ts';
import { Conversation } from './Conversation.tsx';

const AT = '2026-11-20T10:00:00.000Z';
const message = (given: { id?: number; from?: string; body?: string; files?: { id: string }[] } = {}) => ({
  id: 1,
  from: 'staff',
  body: 'Please tell us more.',
  createdAt: AT,
  files: [],
  ...given,
});

const show = (...messages: ReturnType<typeof message>[]) =>
  render(
    <Conversation
      messages={messages}
      writerOf={({ from }) => ({ name: from, isOwn: from === 'client', party: 'client' })}
      file={({ id }) => <a href={`/files/${id}`}>{id}</a>}
      nothing="Nothing was written."
    />,
  );

describe('a conversation', () => {
  it('says who wrote what and when, and which side is the own', () => {
    show(message(), message({ id: 2, from: 'client', body: 'No.' }));
    const [theirs, own] = within(screen.getByRole('list', { name: 'Messages' })).getAllByRole('listitem');
    expect(theirs?.textContent).toBe(`staff ${formatDateTime<Moment>(AT)}Please tell us more.`);
    expect(own?.textContent).toContain('No.');
    expect([theirs?.dataset['own'], own?.dataset['own']]).toEqual([undefined, 'true']);
  });

  it('has nothing in its texts that can be pressed, and shows marks that would turn them round', () => {
    show(message({ body: 'https://acme.example \u202Egnp.exe' }));
    expect(screen.queryByRole('link')).toBeNull();
    expect(screen.getByText(/acme\.example/).textContent).not.toContain('\u202E');
  });

  it('lists the files of a message as the app shows them', () => {
    show(message({ files: [{ id: 'one' }, { id: 'two' }] }));
    const files = within(screen.getByRole('list', { name: 'Files' }));
    expect(files.getAllByRole('link').map(({ textContent }) => textContent)).toEqual(['one', 'two']);
  });

  it('says that nothing was written', () => {
    show();
    expect(screen.getByText('Nothing was written.')).toBeTruthy();
    expect(screen.queryByRole('list')).toBeNull();
  });
});
