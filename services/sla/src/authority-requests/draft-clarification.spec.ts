import { missingElements, ORDER_ELEMENTS } from '@rep13/contracts-authority-requests/constants';
import { AuthorityRequest } from './authority-request.entity.ts';
import { draftClarification } from './draft-clarification.ts';

const draft = (kind: 'act' | 'information') =>
  draftClarification(
    Object.assign(new AuthorityRequest(), { kind, reference: 'A-AAAA-AAAA', ownReference: null }),
    missingElements(kind, {}).map((name) => ({
      name,
      article: ORDER_ELEMENTS[kind].find((element) => element.name === name)?.article ?? '',
    })),
  );

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
});
