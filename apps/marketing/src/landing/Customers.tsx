import { TESTIMONIALS } from '@rep13/content';
import { Section, Stars } from '@rep13/ui';
import classes from './customers.module.css';

/** What customers say, or could: samples say that they are. */
export function Customers() {
  return (
    <Section
      id="customers"
      title="What customers say"
      lead="Sample quotes; real ones will replace them."
      heading="above"
    >
      <ul className={classes.quotes} aria-label="Quotes" tabIndex={0}>
        {TESTIMONIALS.map(({ quote, author, company, stars, source, isSample }) => (
          <li key={quote}>
            <Stars count={stars} />
            <blockquote>{quote}</blockquote>
            <p>
              {author}, {company}. {isSample ? 'Sample, not a real customer' : source}
            </p>
          </li>
        ))}
      </ul>
    </Section>
  );
}
