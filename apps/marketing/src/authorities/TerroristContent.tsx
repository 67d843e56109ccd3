import { Notice } from '@rep13/ui';
import { LEGAL_ENTITY } from '@rep13/web-kit';
import { Linked } from '../frame/Linked.tsx';
import { useTexts } from '../language/useLanguage.ts';
import classes from './authorities.module.css';

/** An hour is too short for any form. */
export function TerroristContent() {
  const { title, text } = useTexts().page.terroristContent;
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
