import { HERO } from '@rep13/content';
import { ArrowIcon, buttonStyle } from '@rep13/ui';
import { useIsAlive } from '@rep13/web-kit';
import { Link, useNavigate } from '@rep13/web-kit/router';
import { useState } from 'react';
import bare from '../frame/bare-field.module.css';
import classes from './start-check.module.css';

/** The way into the check. A website that is named here is not asked for again at the registration. */
export function StartCheck() {
  const [site, setSite] = useState('');
  const navigate = useNavigate();
  const isAlive = useIsAlive();
  const named = site.trim();
  const to = named ? `/check?${new URLSearchParams({ site: named }).toString()}` : '/check';
  return (
    <form
      className={classes.start}
      onSubmit={(event) => {
        event.preventDefault();
        void navigate(to);
      }}
    >
      <input
        className={bare.field}
        aria-label={HERO.site.label}
        placeholder={HERO.site.example}
        inputMode="url"
        autoComplete="url"
        autoCapitalize="none"
        spellCheck={false}
        maxLength={253}
        disabled={!isAlive}
        value={site}
        onChange={({ target }) => setSite(target.value)}
      />
      <Link to={to} className={buttonStyle('primary', 'large')}>
        {HERO.action} <ArrowIcon />
      </Link>
    </form>
  );
}
