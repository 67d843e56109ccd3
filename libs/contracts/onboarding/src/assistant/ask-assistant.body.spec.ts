import { AskAssistantBody } from '../index.ts';
import { messagesOf } from '@rep13/contracts-validation/messages-of';

describe('a question to the assistant', () => {
  it.each([
    [{ question: 'What does it cost?' }],
    [{ question: 'x'.repeat(1_000), context: 'y'.repeat(2_000) }],
    [{ question: ' First line\n\tsecond line ', context: '' }],
    [{ question: 'Was kostet das? 🇪🇺', context: null }],
  ])('is taken %#', (body) => {
    expect(messagesOf(AskAssistantBody, body)).toEqual({});
  });

  it.each([
    [{}, 'question', 'Please enter a question'],
    [{ question: ' \n\t ' }, 'question', 'Please enter a question'],
    [{ question: 7 }, 'question', 'Please enter a question'],
    [{ question: 'x'.repeat(1_001) }, 'question', 'Please use at most 1000 characters'],
    [{ question: 'a\u0000b' }, 'question', 'Please leave out control characters'],
    [{ question: 'a', context: 'x'.repeat(2_001) }, 'context', 'Please use at most 2000 characters'],
    [{ question: 'a', context: { role: 'system' } }, 'context', 'Please use text'],
    [{ question: 'a', context: 'a\u001bb' }, 'context', 'Please leave out control characters'],
  ])('is refused with a reason %#', (body, field, message) => {
    expect(messagesOf(AskAssistantBody, body)[field]).toContain(message);
  });
});
