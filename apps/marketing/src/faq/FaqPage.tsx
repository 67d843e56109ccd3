import { useEffect, useState } from 'react';
import { FAQ, FAQ_LINKS, FAQ_PAGE, pricingFaq, PRICING_PAGE } from '@rep13/content';
import { Accordion, useOpenQuestion } from '@rep13/ui';
import { useHead } from '@rep13/web-kit';
import { useLocation } from '@rep13/web-kit/router';
import { Actions } from '../frame/Actions.tsx';
import { PageFront } from '../frame/PageFront.tsx';
import { SitePage } from '../frame/SitePage.tsx';
import { SITE_FACTS } from '../site-facts/site-facts.ts';
import { faqPage } from '../site-facts/structured-data.ts';
import classes from './faq.module.css';
import { QuestionSearch } from './QuestionSearch.tsx';
import { searchQuestions } from './search-questions.ts';

const QUESTIONS = FAQ.flatMap(({ questions }) => questions);
/** What /pricing answers is looked for here too, and found. */
const SEARCHED = [...FAQ, { title: PRICING_PAGE.faqTitle, questions: pricingFaq(SITE_FACTS.fee) }];
const HEAD = { ...FAQ_PAGE, structuredData: faqPage(QUESTIONS) };

const askedBy = (hash: string) => QUESTIONS.find(({ id }) => `#${id}` === hash)?.question;

/** `/faq`: eight questions in four categories as one list, one open at a time: the first, or the one of the address. */
export function FaqPage() {
  useHead(HEAD);
  const { hash } = useLocation();
  const shared = useOpenQuestion(askedBy(hash) ?? QUESTIONS[0]?.question);
  const [query, setQuery] = useState('');
  const all = query.trim() === '' ? FAQ : SEARCHED;
  const found = searchQuestions(all, query);
  const { setOpen } = shared;

  useEffect(() => {
    const asked = askedBy(hash);
    if (asked) setOpen(asked);
  }, [hash, setOpen]);

  return (
    <SitePage>
      <PageFront title={FAQ_PAGE.heading} lead={FAQ_PAGE.lead}>
        <QuestionSearch
          query={query}
          onChange={setQuery}
          found={found}
          all={all.flatMap(({ questions }) => questions).length}
        />
      </PageFront>
      {found.map(({ title, questions }) => (
        <section key={title} className={classes.category} aria-labelledby={title.replaceAll(' ', '-')}>
          <h2 id={title.replaceAll(' ', '-')}>{title}</h2>
          <Accordion name="faq" items={questions} shared={shared} />
        </section>
      ))}
      <section className={classes.more} aria-labelledby="more">
        <h2 id="more">{FAQ_PAGE.more}</h2>
        <Actions links={[...FAQ_LINKS].reverse()} />
      </section>
    </SitePage>
  );
}
