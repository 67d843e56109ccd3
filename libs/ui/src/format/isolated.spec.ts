import { describe, expect, it } from '@jest/globals';
import { isolated, withVisibleMarks } from './isolated.ts';

describe('a name within one of our sentences', () => {
  it.each(['Acme Widgets Inc.', 'Zoë Ωmega', '山田太郎', 'Жанна'])('is %s as it is', (name) => {
    expect(isolated(name)).toBe(name);
  });

  it.each(['שלום בע״מ', 'شركة أكمي', '\u200FAcme'])('is kept apart when it is %j', (name) => {
    expect(isolated(name)).toBe(`\u2068${name}\u2069`);
  });

  it('can neither turn our words round nor end its own isolation', () => {
    expect(isolated('Acme\u2069\u202Edediw')).toBe('\u2068Acme[U+2069][U+202E]dediw\u2069');
    expect(withVisibleMarks('Acme\u202E')).toBe('Acme[U+202E]');
  });
});
