import { AUTHORITIES_PAGE } from '@rep13/content';
import { Notice } from '@rep13/ui';
import { LEGAL_ENTITY } from '@rep13/web-kit';
import { Linked } from '../frame/Linked.tsx';
import classes from './authorities.module.css';

const { title, text } = AUTHORITIES_PAGE.terroristContent;

/** An hour is too short for any form. */
export function TerroristContent() {
  return (
    <div className={classes.urgent}>
      <Notice tone="waiting">
        <p>
          <b>{title}</b> {text} <Linked text={LEGAL_ENTITY.phone} />.
        </p>
      </Notice>
    </div>
  );
}
