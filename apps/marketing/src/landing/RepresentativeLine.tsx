import { HERO } from '@rep13/content';
import { LEGAL_ENTITY } from '@rep13/web-kit';
import { Link } from '@rep13/web-kit/router';
import classes from './hero.module.css';

const { name, registry, registryCode, coordinator } = LEGAL_ENTITY;

/** Who would represent the visitor: within the first screen, for nobody gives a mandate to a brand. */
export const RepresentativeLine = () => (
  <p className={classes.note}>
    {name}, {registry} {registryCode}. {HERO.insurance} {HERO.coordinator} {coordinator}.{' '}
    <Link to="/legal">{HERO.entry}</Link>
  </p>
);
