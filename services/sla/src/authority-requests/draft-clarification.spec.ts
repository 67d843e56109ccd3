import { missingElements } from '@rep13/contracts-authority-requests/constants';
import { AuthorityRequest } from './authority-request.entity.ts';
import { draftClarification } from './draft-clarification.ts';

const order = (kind: 'act' | 'information') =>
  Object.assign(new AuthorityRequest(), {
    kind,
    reference: 'A-AAAA-AAAA',
    ownReference: null,
    declaredLanguages: ['Dutch', 'English'],
    conversationLanguage: 'en',
  });
const draft = (kind: 'act' | 'information') =>
  draftClarification(order(kind), { missing: missingElements(kind, {}), translation: null });

describe('what the authority is asked for', () => {
  it('is for an order to act why the information is illegal', () => {
    expect(draft('act')).toContain('why the information is illegal');
  });

  it('is for an order to provide information its objective, and that criminal law may forbid to give it', () => {
    expect(draft('information')).toContain('why it is necessary and proportionate');
    expect(draft('information')).toContain('criminal offences');
    expect(draft('information')).not.toContain('illegal');
  });

  it.each(['act', 'information'] as const)('names the articles of its own kind alone: %s', (kind) => {
    expect(draft(kind)).not.toContain(kind === 'act' ? 'Article 10' : 'Article 9');
  });

  it('is a translation of points (a) and (b) into a declared language, where nothing else is missing', () => {
    const asked = draftClarification(order('information'), { missing: [], translation: 'missing' });
    expect(asked).toContain('points (a) and (b) of Article 10(2) into one of these: Dutch, English');
    expect(asked).toContain('Article 10(2)(c) asks for it');
    expect(asked).not.toContain('We did not find');
  });

  it.each([null, 'enclosed'] as const)(
    'is nothing where nothing is missing: translation %s',
    (translation) => {
      expect(draftClarification(order('act'), { missing: [], translation })).toBeNull();
    },
  );

  it('is Dutch for who writes with us in Dutch', () => {
    const dutch = Object.assign(order('information'), { conversationLanguage: 'nl' as const });
    const asked = draftClarification(dutch, { missing: ['reasons', 'redress'], translation: 'missing' });
    expect(asked).toContain('In artikel 10, lid 2, van Verordening (EU) 2022/2065 staat wat een bevel om');
    expect(asked).toContain(
      'strafbare feiten eraan in de weg staan die te geven, artikel 10, lid 2, punt a, onder iv',
    );
    expect(asked).toContain(
      'in een van deze talen: Nederlands, Engels. Dat volgt uit artikel 10, lid 2, punt c.',
    );
    expect(asked).not.toMatch(/\b(the|of the|Article|we)\b/);
  });
});
