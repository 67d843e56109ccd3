import type { ReactNode } from 'react';
import { pageName } from '@rep13/content';
import { Logo } from '@rep13/ui';
import { LEGAL_ENTITY, useConsentStore } from '@rep13/web-kit';
import { Link } from '@rep13/web-kit/router';
import classes from './enclosed-chrome.module.css';

const BESIDE = ['/authorities', '/register', '/verify'] as const;
const LEGAL = ['/legal', '/terms', '/privacy'] as const;

/** What surrounds pages for authorities and the press: the mark, whom to ask, who we are. Nothing is sold there. */
export function EnclosedChrome({ children }: { children: ReactNode }) {
  return (
    <div className={classes.frame}>
      <header className={classes.header}>
        <Link to="/" className={classes.home} aria-label="Rep13, home page">
          <Logo />
        </Link>
        <Help />
      </header>
      <main id="content" tabIndex={-1}>
        {children}
      </main>
      <Foot />
    </div>
  );
}

function Help() {
  const { supportEmail, phone, phoneLink } = LEGAL_ENTITY;
  return (
    <p className={classes.help}>
      <span>Need help?</span>
      <a href={`mailto:${supportEmail}`} className={classes.email}>
        {supportEmail}
      </a>
      <a href={phoneLink}>{phone}</a>
    </p>
  );
}

function Foot() {
  const reopen = useConsentStore((state) => state.reopen);
  const { name, companyKind, street, postalCode, city, country } = LEGAL_ENTITY;
  return (
    <footer className={classes.foot}>
      <p>
        {name}, {companyKind}, {street}, {postalCode} {city}, {country}
      </p>
      <ul className={classes.links} aria-label="For authorities">
        <Links paths={BESIDE} />
      </ul>
      <ul className={classes.links} aria-label="Legal">
        <Links paths={LEGAL} />
        <li>
          <button type="button" className={classes.settings} onClick={reopen}>
            Cookie settings
          </button>
        </li>
      </ul>
    </footer>
  );
}

const Links = ({ paths }: { paths: readonly (typeof BESIDE | typeof LEGAL)[number][] }) =>
  paths.map((path) => (
    <li key={path}>
      <Link to={path}>{pageName(path)}</Link>
    </li>
  ));
