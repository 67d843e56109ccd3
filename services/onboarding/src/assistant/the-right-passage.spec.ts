import { SAMPLE_LEGAL_ENTITY } from '@rep13/contracts-legal-entity';
import { sitePassages } from '@rep13/content';
import { PassageSearch } from './passage-search.ts';
import { quoteOf } from './quote.ts';
import { siteFacts } from './site-facts.ts';

const search = new PassageSearch(sitePassages(siteFacts(SAMPLE_LEGAL_ENTITY)));

/** Where the best passage stands, and what is quoted of it. */
const answerTo = (question: string) => {
  const [best] = search.find(question);
  return best && { path: best.path, quote: quoteOf(best, question) };
};

describe('without a model the assistant', () => {
  it.each([
    ['Do I need a legal representative?', '/blog/do-i-need-dsa-legal-representative', 'EU'],
    ['How much is it?  What does it cost?', '/pricing', 'EUR 300 a year'],
    ['Is VAT included?', '/pricing', 'For individuals in the EU, yes'],
    ['Can I get a refund?', '/terms#refunds', '30 days'],
    ['What if an authority calls at night?', '/legal#urgent-requests', '24 hours'],
    ['is my small startup exempt?', '/faq', 'Article 13'],
    ['Does this cover the GDPR?', '/blog/do-i-need-dsa-legal-representative#gdpr-representative', 'GDPR'],
    ['Are you insured?', '/terms#liability', '1,000,000'],
    ['Who are your sub-processors?', '/dpa#sub-processors', 'sub-processor'],
    ['How can I cancel at any time?', '/#faq', '30 days'],
    ['What do I have to put on my website?', '/', 'imprint'],
    ['Do you store cookies?', '/privacy#cookies', 'Session cookie'],
    ['How fast do you answer an authority?', '/#faq', 'within 24 hours'],
    [
      'We are three people in Toronto with some customers near Berlin, small, and sell to businesses only: exempt?',
      '/faq',
      'no exemption for small companies',
    ],
    ['What happens if I do nothing?', '/faq', 'can be fined'],
    ['Who owns you?', '/about#company', 'Estonian company'],
    ['Who is behind this?', '/about#company', 'Estonian company'],
    ['Can you remove content for me?', '/pricing', 'Takedown assistance: EUR 100'],
    ['Do you handle takedowns?', '/pricing', 'Takedown assistance: EUR 100'],
    ['Are you our point of contact for authorities under Article 11?', '/legal#orders', 'Article 11'],
  ])('answers "%s" from %s', (question, path, expected) => {
    expect(answerTo(question)).toEqual({ path, quote: expect.stringContaining(expected) });
  });

  it.each([
    'asdf qwer',
    'Who won the world cup in 2022?',
    'Can you write me a poem about cats?',
    "What's the best pizza in Amsterdam?",
    'How do I cook rice?',
    'lorem ipsum dolor sit amet',
    'How old is the president of France?',
    'The quick brown fox jumps over the lazy dog',
    'Is there life on Mars?',
    'select * from users',
    'What time does the train to Paris leave?',
    'Where can I buy shoes?',
  ])('has nothing to say to "%s"', (nonsense) => {
    expect(answerTo(nonsense)).toBeUndefined();
  });

  it('takes no earlier question for what nonsense means', () => {
    expect(search.find('asdf qwer', 'What does it cost?')).toEqual([]);
  });
});
