import { describe, expect, it } from '@jest/globals';
import { buildDraft } from '../../test/builders.ts';
import { draftPage } from './draft-page.ts';

const pageOf = (html: string) => new DOMParser().parseFromString(html, 'text/html');

describe('draftPage', () => {
  it('holds the whole text, with what was filled in marked, and says that it is a draft', () => {
    const page = pageOf(draftPage(buildDraft()));
    expect(page.title).toBe('Representation Agreement (draft)');
    expect(page.body.textContent).toContain('Draft, not signed.');
    expect(page.body.textContent).toContain('between Acme Widgets Inc. and Rep13');
    expect(page.body.textContent).toContain('1.2 It accepts.');
    expect(page.querySelector('mark')?.textContent).toBe('Acme Widgets Inc.');
  });

  it('takes what a customer typed for words, not for markup', () => {
    const name = '<img src=x onerror="alert(1)"> & Sons';
    const page = pageOf(draftPage(buildDraft({ parties: [[{ text: name, filled: true }]] })));
    expect(page.querySelector('img')).toBeNull();
    expect(page.querySelector('mark')?.textContent).toBe(name);
  });

  it('lets no name turn the words around it', () => {
    const page = pageOf(draftPage(buildDraft({ parties: [[{ text: 'Acme\u202E\u2069', filled: true }]] })));
    expect(page.querySelector('mark')?.textContent).toBe('Acme[U+202E][U+2069]');
    expect(page.querySelector('style')?.textContent).toMatch(/mark\{[^}]*unicode-bidi:isolate/);
  });
});
