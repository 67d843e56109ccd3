import { quoteOf } from './quote.ts';

const sentence = (word: string) => `${`${word} `.repeat(40).trim()}.`;

const quoted = (text: string, question: string) => quoteOf({ heading: 'Heading', text }, question);

describe('a quotation', () => {
  it('is the whole passage where it is short', () => {
    expect(quoted('One. Two? Three!', 'two')).toBe('Heading\n“One. Two? Three!”');
  });

  it('of a long one begins where the question is dealt with, and says that more was before and after', () => {
    const text = ['alpha', 'beta', 'gamma', 'delta', 'omega'].map(sentence).join(' ');
    const quote = quoted(text, 'What about beta and gamma?');
    expect(quote).toBe(`Heading\n“… ${sentence('beta')} ${sentence('gamma')} …”`);
  });

  it('leaves out no sentence in its midst', () => {
    const text = [sentence('alpha'), sentence('beta').repeat(3), 'End.'].join(' ');
    expect(quoted(text, 'alpha')).toBe(`Heading\n“${sentence('alpha')} …”`);
  });

  it('keeps the only sentence whole, however long', () => {
    const text = sentence('x'.repeat(30));
    expect(quoted(text, 'x')).toBe(`Heading\n“${text}”`);
  });
});
