import type { WHAT_YOU_GET } from '@rep13/content';
import { Seal } from '@rep13/ui';
import { Link } from '@rep13/web-kit/router';
import classes from './mandate-sheet.module.css';

/** A page of the agreement: numbered clauses, a signature, the seal. */
export function MandateSheet({ mandate }: { mandate: typeof WHAT_YOU_GET.mandate }) {
  return (
    <figure>
      <div className={classes.sheet}>
        <p className={classes.title}>{mandate.heading}</p>
        <p className={classes.number}>DSA-202611-0042</p>
        <ol className={classes.clauses}>
          {mandate.clauses.map(({ number, text }) => (
            <li key={number}>
              <span>{number}</span>
              {text}
            </li>
          ))}
        </ol>
        <div className={classes.foot}>
          <div className={classes.signature}>
            <Signature />
            <p>For Example Notes Inc.</p>
          </div>
          <Seal size={64} />
        </div>
      </div>
      <figcaption>
        {mandate.note} <Link to="/sample-agreement">Read all of it</Link>
      </figcaption>
    </figure>
  );
}

function Signature() {
  return (
    <svg viewBox="0 0 160 44" width="160" height="44" aria-hidden="true" focusable="false">
      <path
        d="M6 32C18 6 30 2 26 16S10 42 20 36s22-24 24-16-10 18 0 12 10-14 14-10-2 12 6 8 8-12 14-10 0 12 8 8 18-28 22-22-14 32-4 28 14-20 20-16-2 12 10 8 12-8 18-8"
        fill="none"
        stroke="var(--color-action)"
        strokeWidth="1.75"
        strokeLinecap="round"
      />
    </svg>
  );
}
