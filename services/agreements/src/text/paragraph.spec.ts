import { filled, p } from './paragraph.ts';

describe('a paragraph', () => {
  it('keeps plain values in the run of the words round them', () => {
    expect(p`You pay ${'EUR'} ${'300'}.`).toEqual([{ text: 'You pay EUR 300.' }]);
  });

  it('keeps filled values apart', () => {
    expect(p`${filled('Acme')} and we`).toEqual([{ text: 'Acme', filled: true }, { text: ' and we' }]);
  });

  it('holds another paragraph', () => {
    expect(p`We. ${p`You, ${filled('Acme')}.`}`).toEqual([
      { text: 'We. You, ' },
      { text: 'Acme', filled: true },
      { text: '.' },
    ]);
  });
});
