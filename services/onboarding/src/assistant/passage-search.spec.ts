import { SAMPLE_LEGAL_ENTITY } from '@rep13/contracts-legal-entity';
import { CHAT, sitePassages } from '@rep13/content';
import { citationsOf } from './citations.ts';
import { PassageSearch } from './passage-search.ts';
import { siteFacts } from './site-facts.ts';

const search = new PassageSearch(sitePassages(siteFacts(SAMPLE_LEGAL_ENTITY)));
const pagesOn = (question: string, context?: string) =>
  citationsOf(search.find(question, context)).map((path) => path.split('#')[0]);

describe('the search over our pages', () => {
  it.each([
    ['Do I need a legal representative?', '/blog/do-i-need-dsa-legal-representative'],
    ['What does it cost?', '/pricing'],
    ['How much does the representative cost?', '/pricing'],
    ['Is VAT included?', '/pricing'],
    ['Can I get a refund?', '/terms'],
    ['What happens if an authority contacts me on a Sunday', '/'],
    ['is my small startup exempt?', '/faq'],
    ['We only sell B2B, do we need you?', '/faq'],
    ['What are the penalties?', '/dsa-article-13'],
    ['How long do you keep my data?', '/privacy'],
    ['Who are your sub-processors', '/dpa'],
    ['How can I contact support?', '/contact'],
    ['Is a transparency report required?', '/blog/do-i-need-dsa-legal-representative'],
    ['when will my service be activated?', '/'],
  ])('answers "%s" with %s', (question, page) => {
    expect(pagesOn(question)).toContain(page);
  });

  it('finds something for each quick question', () => {
    expect(CHAT.quickQuestions.filter((question) => search.find(question).length === 0)).toEqual([]);
  });

  it('forgives misspelling', () => {
    expect(pagesOn('reprsentative penalites')).toContain('/dsa-article-13');
  });

  it('finds the price itself, not only the page', () => {
    expect(search.find('What does it cost?')[0]?.text).toContain('EUR 300 a year');
  });

  it('finds nothing where nothing is', () => {
    for (const question of ['Hello', 'What is the weather like?', '', '???', 'the of and']) {
      expect(search.find(question)).toEqual([]);
    }
  });

  it.each([
    'constructor',
    '__proto__',
    'hasOwnProperty toString',
    '{{constructor.constructor("return 1")()}}',
  ])('finds nothing for %s, as for any other word that our pages do not have', (question) => {
    expect(search.find(question)).toEqual([]);
  });

  it('looks into the context only when the question says too little', () => {
    expect(pagesOn('And why?', 'sub-processors')).toEqual(['/dpa']);
    expect(pagesOn('Is VAT included?', 'sub-processors')).not.toContain('/dpa');
    expect(search.find('And why?', null)).toEqual([]);
  });

  it('hands a model a few passages, not the whole site', () => {
    const { length } = search.find('representative service authority request agreement days');
    expect(length).toBeGreaterThan(0);
    expect(length).toBeLessThanOrEqual(6);
  });
});
