import type { ReactNode } from 'react';
import type { PrintedEntity } from '@rep13/contracts-constants';
import { EuBadge } from '../pictures/EuBadge.tsx';
import type { LinkComponent } from './link.ts';
import { Logo } from './Logo.tsx';
import linkClasses from './footer-links.module.css';
import classes from './site-footer.module.css';

/** What the review site says of us, or would say: `note` tells a sample from a real rating. */
export interface Rating {
  score: string;
  note: string;
  /** Where the reviews can be read. */
  to: string;
}

/** A list of links under its title. */
export interface LinkColumn {
  title: string;
  links: readonly { label: string; to: string }[];
}

interface SiteFooterProps {
  entity: PrintedEntity;
  link: LinkComponent;
  rating: Rating;
  /** The last is the legal one, where the cookie settings stand too. */
  columns: readonly LinkColumn[];
  /** Opens the cookie banner again. */
  onCookieSettings: () => void;
}

/** The foot of every public page: who we are, where to reach us, what binds us. */
export function SiteFooter({ entity, link: Link, rating, columns, onCookieSettings }: SiteFooterProps) {
  return (
    <footer className={classes.footer}>
      <div className={classes.inside}>
        <About link={Link} rating={rating} />
        {columns.map(({ title, links }, index) => (
          <Column key={title} title={title}>
            {links.map(({ to, label }) => (
              <li key={to}>
                <Link to={to}>{label}</Link>
              </li>
            ))}
            {index === columns.length - 1 && (
              <li>
                <button type="button" className={linkClasses.settings} onClick={onCookieSettings}>
                  Cookie settings
                </button>
              </li>
            )}
          </Column>
        ))}
        <Column title="Contact">
          <Contact entity={entity} />
        </Column>
      </div>
    </footer>
  );
}

function About({ link: Link, rating }: Pick<SiteFooterProps, 'link' | 'rating'>) {
  return (
    <div className={classes.about}>
      <Logo />
      <p>Your legal representative in the EU under Article 13 of the Digital Services Act.</p>
      <EuBadge />
      <p>
        <Link to={rating.to}>Rated {rating.score}</Link> <span>({rating.note})</span>
      </p>
    </div>
  );
}

function Column({ title, children }: { title: string; children: ReactNode }) {
  return (
    <div className={classes.column}>
      <h2 className={classes.title}>{title}</h2>
      <ul className={`${classes.list} ${linkClasses.list}`}>{children}</ul>
    </div>
  );
}

function Contact({ entity }: Pick<SiteFooterProps, 'entity'>) {
  const { supportEmail, phone, phoneLink, name, companyKind, street, postalCode, city, country } = entity;
  return (
    <>
      <li>
        <a href={`mailto:${supportEmail}`}>{supportEmail}</a>
      </li>
      <li>
        <a href={phoneLink}>{phone}</a>
      </li>
      <li>
        {name}, {companyKind}
        <br />
        {street}, {postalCode} {city}, {country}
      </li>
      <li>We reply within 24 hours, {entity.businessHours}.</li>
    </>
  );
}
