import { afterEach, describe, expect, it, jest } from '@jest/globals';
import { formDraft } from './form-draft.ts';

interface Values {
  name: string;
  markets: string[];
}

afterEach(() => {
  sessionStorage.clear();
  jest.restoreAllMocks();
});

describe('formDraft', () => {
  it('keeps what was typed for the same form of the same tab, and nothing for another', () => {
    formDraft<Values>('one').save({ name: 'Ada', markets: ['Malta'] });
    expect(formDraft<Values>('one').read()).toEqual({ name: 'Ada', markets: ['Malta'] });
    expect(formDraft<Values>('two').read()).toBeNull();
  });

  it('forgets what was sent', () => {
    const draft = formDraft<Values>('one');
    draft.save({ name: 'Ada' });
    draft.forget();
    expect(draft.read()).toBeNull();
  });

  it.each(['{', '"text"', '[1]', 'null'])('takes %s for nothing', (stored) => {
    sessionStorage.setItem('rep13.draft.one', stored);
    expect(formDraft<Values>('one').read()).toBeNull();
  });

  it('does without storage', () => {
    jest.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
      throw new DOMException('full', 'QuotaExceededError');
    });
    const draft = formDraft<Values>('one');
    draft.save({ name: 'Ada' });
    expect(draft.read()).toBeNull();
  });
});
