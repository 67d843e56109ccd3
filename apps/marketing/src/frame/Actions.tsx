import type { PageLink } from '@rep13/content';
import { ArrowIcon, buttonStyle } from '@rep13/ui';
import { Link } from '@rep13/web-kit/router';
import classes from './actions.module.css';

/** What to do next; the first is the main button. */
export function Actions({ links }: { links: readonly PageLink[] }) {
  return (
    <ul className={classes.actions}>
      {links.map(({ label, to }, index) => (
        <li key={to}>
          <Link to={to} className={buttonStyle(index === 0 ? 'primary' : 'secondary', 'large')}>
            {label} {index === 0 && <ArrowIcon />}
          </Link>
        </li>
      ))}
    </ul>
  );
}
