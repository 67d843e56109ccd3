import { useEffect } from 'react';
import { ORDER_FORM, ORDER_SENT } from '@rep13/content';
import { AUTHORITY_LINK_DAYS } from '@rep13/contracts-authority-requests/constants';
import { AUTHORITY_RESPONSE_HOURS } from '@rep13/contracts-constants';
import { buttonStyle, CopyText, Notice, Section, useMainFocus } from '@rep13/ui';
import { LEGAL_ENTITY } from '@rep13/web-kit';
import { Link } from '@rep13/web-kit/router';
import { PageFront } from '../../frame/PageFront.tsx';
import { ForeignAnswer } from '../ForeignAnswer.tsx';
import { UploadList } from '../files/UploadList.tsx';
import { useFilesOf } from '../files/useFilesOf.ts';
import { requestPath } from '../link/request-link.ts';
import { useAskBeforeClosing } from '../useAskBeforeClosing.ts';
import type { Receipt } from './receipt.ts';
import classes from './order-sent.module.css';

const { link: LINK } = ORDER_SENT;

const NEXT = [
  'Now: we mail you a receipt with this link. Please confirm there that the address is yours.',
  `Within ${AUTHORITY_RESPONSE_HOURS} hours: a person reads the order and acknowledges it, at night and on holidays too.`,
  'Then: we pass it on to the provider, unless it must not know, and tell you what was done about it and since when.',
  `At the end: the link keeps answering for ${AUTHORITY_LINK_DAYS} days after the request is closed.`,
];

interface OrderSentProps {
  receipt: Receipt;
  /** What is to be sent along. */
  files: readonly File[];
  onAgain: () => void;
}

/** An order was taken: its reference, its key, what happens next, and its files on their way. */
export function OrderSent({ receipt, files, onAgain }: OrderSentProps) {
  useMainFocus();
  useEffect(toTop, []);
  const uploads = useFilesOf(receipt, files);
  useAskBeforeClosing(uploads.isUploading);
  const address = requestPath(receipt);
  return (
    <>
      <PageFront kicker={`${ORDER_SENT.reference}: ${receipt.reference}`} title={ORDER_SENT.title} />
      <ForeignAnswer kind={receipt.foreignKind} />
      <Lacking {...receipt} />
      {uploads.list.length > 0 && (
        <Section title={ORDER_SENT.files} lead={uploads.isUploading ? ORDER_SENT.leaving : undefined}>
          <UploadList label={ORDER_SENT.files} uploads={uploads} />
        </Section>
      )}
      <Section title={LINK.title}>
        <div className={classes.link}>
          <CopyText
            title={LINK.address}
            hint={LINK.hint}
            text={new URL(address, window.location.origin).href}
            action={LINK.copy}
          />
          {/* Who leaves takes the files that are still to be sent along. */}
          {uploads.isUploading ? (
            <p>{LINK.afterFiles}</p>
          ) : (
            <Link to={address} className={buttonStyle('primary')}>
              {LINK.open}
            </Link>
          )}
        </div>
      </Section>
      <WhatNext onAgain={uploads.isUploading ? undefined : onAgain} />
    </>
  );
}

function WhatNext({ onAgain }: { onAgain: (() => void) | undefined }) {
  return (
    <Section title={ORDER_SENT.next}>
      <ol className={classes.next}>
        {NEXT.map((sentence) => (
          <li key={sentence}>{sentence}</li>
        ))}
      </ol>
      {onAgain && (
        <button type="button" className={buttonStyle('secondary')} onClick={onAgain}>
          {ORDER_SENT.another}
        </button>
      )}
    </Section>
  );
}

/** The last step of the form was as long as the order. Returns nothing: browsers of today would return a promise. */
const toTop = () => {
  window.scrollTo({ top: 0, behavior: 'instant' });
};

/** What is asked for: elements, and the translation that the order's language needs. */
function Lacking({ missing, translation }: Pick<Receipt, 'missing' | 'translation'>) {
  const lacksTranslation = translation === 'missing';
  if (missing.length === 0 && !lacksTranslation) return null;
  const elements = missing.map((name) => ORDER_FORM.elements[name].lacking).join(', ');
  return (
    <div className={classes.lacking}>
      <Notice tone="info">
        {missing.length > 0 && (
          <p>
            {ORDER_SENT.missing} {elements}. {ORDER_SENT.missingNext}
          </p>
        )}
        {lacksTranslation && (
          <p>
            {ORDER_SENT.translation} <span>{LEGAL_ENTITY.languages}.</span> {ORDER_SENT.missingNext}
          </p>
        )}
      </Notice>
    </div>
  );
}
