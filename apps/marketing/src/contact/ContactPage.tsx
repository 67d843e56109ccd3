import { CONTACT_PAGE, contactWays } from '@rep13/content';
import { AuthorityIcon } from '@rep13/ui';
import { useHead } from '@rep13/web-kit';
import { Link } from '@rep13/web-kit/router';
import { Linked } from '../frame/Linked.tsx';
import { PageFront } from '../frame/PageFront.tsx';
import { SitePage } from '../frame/SitePage.tsx';
import { SITE_FACTS } from '../site-facts/site-facts.ts';
import { ContactForm } from './ContactForm.tsx';
import classes from './contact.module.css';

const WAYS = contactWays(SITE_FACTS);

/** `/contact`: a form, and every other way to reach us. */
export function ContactPage() {
  useHead(CONTACT_PAGE);
  const { heading, lead, authorities } = CONTACT_PAGE;
  return (
    <SitePage>
      <PageFront title={heading} lead={lead} />
      <div className={classes.columns}>
        <div>
          <ContactForm />
          <noscript>The form needs JavaScript. Every other way works without it.</noscript>
        </div>
        <div className={classes.ways}>
          <dl>
            {WAYS.map(({ term, detail }) => (
              <div key={term}>
                <dt>{term}</dt>
                <dd>
                  <Linked text={detail} />
                </dd>
              </div>
            ))}
          </dl>
          <section className={classes.authorities} aria-labelledby="authorities">
            <AuthorityIcon />
            <h2 id="authorities">{authorities.title}</h2>
            <p>{authorities.text}</p>
            <Link to={authorities.link.to}>{authorities.link.label}</Link>
          </section>
        </div>
      </div>
    </SitePage>
  );
}
