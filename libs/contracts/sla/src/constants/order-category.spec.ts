import { CATEGORIES_OF_ORDERS, categoryProblem, type StatedCategory } from './index.ts';

const NOTHING: StatedCategory = {
  category: null,
  subcategory: null,
  categoryDescription: null,
  givesLegalGround: true,
};
const VIOLENCE = { category: 'STATEMENT_CATEGORY_VIOLENCE' } as const;
const OTHER = { ...VIOLENCE, subcategory: 'KEYWORD_OTHER' } as const;
const UNSPECIFIED = { category: 'STATEMENT_CATEGORY_NOT_SPECIFIED_ORDER' } as const;

describe('the category of an order', () => {
  it.each<[string, Partial<StatedCategory>, string | undefined]>([
    ['nothing said', {}, undefined],
    ['a category', VIOLENCE, undefined],
    ['a sub-category of it', { ...VIOLENCE, subcategory: 'KEYWORD_HUMAN_TRAFFICKING' }, undefined],
    ['a sub-category of another', { ...VIOLENCE, subcategory: 'KEYWORD_PHISHING' }, 'subcategory'],
    ['a sub-category without a category', { subcategory: 'KEYWORD_PHISHING' }, 'subcategory'],
    ['“other” with its description', { ...OTHER, categoryDescription: 'Duels' }, undefined],
    ['“other” without', OTHER, 'categoryDescription'],
    ['“other” with a blank one', { ...OTHER, categoryDescription: ' ' }, 'categoryDescription'],
    ['a description of nothing', { ...VIOLENCE, categoryDescription: 'Duels' }, 'categoryDescription'],
    ['“not specified” without a legal ground', { ...UNSPECIFIED, givesLegalGround: false }, undefined],
    ['“not specified” with one', UNSPECIFIED, 'category'],
    [
      'a sub-category of “not specified”',
      { ...UNSPECIFIED, givesLegalGround: false, subcategory: 'KEYWORD_OTHER' },
      'subcategory',
    ],
  ])('%s', (_, stated, path) => {
    expect(categoryProblem({ ...NOTHING, ...stated })?.path).toBe(path);
  });

  it('is none that the template keeps for terms and conditions or for notices', () => {
    expect(CATEGORIES_OF_ORDERS).toHaveLength(15);
    expect(CATEGORIES_OF_ORDERS).not.toContain('STATEMENT_CATEGORY_OTHER_VIOLATION_TC');
    expect(CATEGORIES_OF_ORDERS).not.toContain('STATEMENT_CATEGORY_NOT_SPECIFIED_NOTICE');
  });
});
