import { PROOF } from '@rep13/content';
import { ArrowIcon, CompanyIcon, DocumentIcon, ClockIcon, StatusBadge, type Icon } from '@rep13/ui';
import { LEGAL_ENTITY } from '@rep13/web-kit';
import { Link } from '@rep13/web-kit/router';
import type { ReactNode } from 'react';
import classes from './proof.module.css';
import { useIsOperational } from './useIsOperational.ts';

const { name, registry, registryCode } = LEGAL_ENTITY;

/** Beside the promise: what a visitor can look up before relying on it. */
export function Proof() {
  const { title, agreement, status, company } = PROOF;
  const isOperational = useIsOperational();
  return (
    <section className={classes.proof} aria-labelledby="proof">
      <h2 id="proof">{title}</h2>
      <ul>
        <Item sign={CompanyIcon} {...company}>
          {name}, {registry} {registryCode}.
        </Item>
        <Item sign={DocumentIcon} {...agreement}>
          {agreement.text}
        </Item>
        <Item
          sign={ClockIcon}
          {...status}
          state={isOperational && <StatusBadge tone="good">{status.operational}</StatusBadge>}
        >
          {status.text}
        </Item>
      </ul>
    </section>
  );
}

interface ItemProps {
  sign: Icon;
  title: string;
  action: string;
  to: string;
  /** Known only after the page has asked; it has its place before. */
  state?: ReactNode;
  children: ReactNode;
}

function Item({ sign: Sign, title, action, to, state, children }: ItemProps) {
  return (
    <li>
      <Sign />
      <div>
        <p className={classes.title}>
          <b>{title}</b> {state}
        </p>
        <p>{children}</p>
        <Link to={to}>
          {action} <ArrowIcon />
        </Link>
      </div>
    </li>
  );
}
