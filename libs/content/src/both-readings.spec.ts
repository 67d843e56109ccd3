import { describe, expect, it } from '@jest/globals';
import { TEXTS_OF } from '../test/site-texts.ts';

/**
 * Where the specification gives two readings, the pages have the text of both as far as both can be true.
 * Registration in Belgium and a rating as if it were real are the two that cannot: ADR 48.
 */
describe.each<[reading: string, text: string, pages: (keyof typeof TEXTS_OF)[]]>([
  ['a fixed fee', 'fixed fee', ['/', '/pricing']],
  ['a fee that is paid once, in each year', 'paid once a year', ['/', '/pricing']],
  ['a fee that renews each year', 'automatic renewal', ['/', '/pricing']],
  ['no ongoing fees', 'None besides the fee itself', ['/pricing']],
  ['money back in general', 'whatever the reason', ['/pricing', '/terms']],
  ['money back for who needs no representative', 'you need no representative', ['/pricing', '/terms']],
  ['a guarantee of money back', '30-day money-back guarantee', ['/', '/pricing']],
  ['an Estonian company', 'Estonian company', ['/about']],
  ['an address in Amsterdam', 'Amsterdam', ['/about']],
])('%s', (_, text, pages) => {
  it.each(pages)('is said at %s', (page) => {
    expect(JSON.stringify(TEXTS_OF[page])).toContain(text);
  });
});
