import { describe, expect, it } from '@jest/globals';
import { contextOf, type Message } from './useConversationStore.ts';

const message = (role: Message['role'], content: string): Message => ({
  id: 1,
  role,
  content,
  timestamp: '2026-11-21T12:00:00.000Z',
  citations: [],
  note: '',
  needsSupport: false,
});

describe('contextOf', () => {
  it('is what the visitor asked, without the answers', () => {
    expect(contextOf([message('user', 'one'), message('assistant', 'two'), message('user', 'three')])).toBe(
      'one\nthree',
    );
  });

  it('leaves out the oldest until it fits into 2,000 characters', () => {
    const long = (letter: string) => message('user', letter.repeat(999));
    expect(contextOf([long('a'), long('b'), long('c')])).toBe(`${'b'.repeat(999)}\n${'c'.repeat(999)}`);
  });
});
