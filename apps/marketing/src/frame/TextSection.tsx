import type { ReactNode } from 'react';
import type { Section } from '@rep13/content';
import { Link } from '@rep13/web-kit/router';
import { Items } from './Items.tsx';
import { Linked } from './Linked.tsx';
import classes from './reading.module.css';

interface TextSectionProps {
  section: Section;
  /** Of a legal text: the clause's number, which its paragraphs continue. */
  number?: number;
  /** In place of the plain list of items. */
  items?: ReactNode;
  /** An illustration after the words. */
  children?: ReactNode;
}

/** One part of a long text, with everything the content may put into it. */
export function TextSection({ section, number, items, children }: TextSectionProps) {
  const { id, title, paragraphs, links } = section;
  return (
    <section
      id={id}
      className={classes.section}
      aria-labelledby={`${id}-title`}
      data-numbered={number !== undefined}
    >
      <h2 id={`${id}-title`}>
        {number !== undefined && <span className={classes.number}>{number}. </span>}
        <span>{title}</span>
      </h2>
      {paragraphs.map((paragraph, index) => (
        <p key={paragraph}>
          {number !== undefined && <span className={classes.number}>{`${number}.${index + 1} `}</span>}
          <Linked text={paragraph} />
        </p>
      ))}
      {items ?? (section.items && <Items items={section.items} isLegal={number !== undefined} />)}
      {links && (
        <ul className={classes.links}>
          {links.map(({ label, to }) => (
            <li key={to}>
              <Link to={to}>{label}</Link>
            </li>
          ))}
        </ul>
      )}
      {children}
    </section>
  );
}
