import { useEffect } from 'react';
import { AUTHORITY_LINK_DAYS } from '@rep13/contracts-authority-requests/constants';
import { AUTHORITY_RESPONSE_HOURS, printedList } from '@rep13/contracts-constants';
import { buttonStyle, CopyText, Notice, Section, useMainFocus } from '@rep13/ui';
import { LEGAL_ENTITY } from '@rep13/web-kit';
import { Link } from '@rep13/web-kit/router';
import { useTexts } from '../../language/useLanguage.ts';
import { PageFront } from '../../frame/PageFront.tsx';
import { ForeignAnswer } from '../ForeignAnswer.tsx';
import { UploadList } from '../files/UploadList.tsx';
import { useFilesOf } from '../files/useFilesOf.ts';
import { requestPath } from '../link/request-link.ts';
import { useAskBeforeClosing } from '../useAskBeforeClosing.ts';
import type { Receipt } from './receipt.ts';
import classes from './order-sent.module.css';

interface OrderSentProps {
  receipt: Receipt;
  /** What is to be sent along. */
  files: readonly File[];
  onAgain: () => void;
}

/** An order was taken: its reference, its key, what happens next, and its files on their way. */
export function OrderSent({ receipt, files, onAgain }: OrderSentProps) {
  const { sent } = useTexts();
  useMainFocus();
  useEffect(toTop, []);
  const uploads = useFilesOf(receipt, files);
  useAskBeforeClosing(uploads.isUploading);
  const address = requestPath(receipt);
  return (
    <>
      <PageFront kicker={`${sent.reference}: ${receipt.reference}`} title={sent.title} />
      <ForeignAnswer kind={receipt.foreignKind} />
      <Lacking {...receipt} />
      {uploads.list.length > 0 && (
        <Section title={sent.files} lead={uploads.isUploading ? sent.leaving : undefined}>
          <UploadList label={sent.files} uploads={uploads} />
        </Section>
      )}
      <Section title={sent.link.title}>
        <div className={classes.link}>
          <CopyText
            title={sent.link.address}
            hint={sent.link.hint}
            text={new URL(address, window.location.origin).href}
            action={sent.link.copy}
          />
          {/* Who leaves takes the files that are still to be sent along. */}
          {uploads.isUploading ? (
            <p>{sent.link.afterFiles}</p>
          ) : (
            <Link to={address} className={buttonStyle('primary')}>
              {sent.link.open}
            </Link>
          )}
        </div>
      </Section>
      <WhatNext onAgain={uploads.isUploading ? undefined : onAgain} />
    </>
  );
}

function WhatNext({ onAgain }: { onAgain: (() => void) | undefined }) {
  const { sent } = useTexts();
  return (
    <Section title={sent.next}>
      <ol className={classes.next}>
        {sent.steps(AUTHORITY_RESPONSE_HOURS, AUTHORITY_LINK_DAYS).map((sentence) => (
          <li key={sentence}>{sentence}</li>
        ))}
      </ol>
      {onAgain && (
        <button type="button" className={buttonStyle('secondary')} onClick={onAgain}>
          {sent.another}
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
  const { sent, form, names } = useTexts();
  const declared = printedList(LEGAL_ENTITY.languages).map(names.language).join(', ');
  const lacksTranslation = translation === 'missing';
  if (missing.length === 0 && !lacksTranslation) return null;
  const elements = missing.map((name) => form.elements[name].lacking).join(', ');
  return (
    <div className={classes.lacking}>
      <Notice tone="info">
        {missing.length > 0 && (
          <p>
            {sent.missing} {elements}. {sent.missingNext}
          </p>
        )}
        {lacksTranslation && (
          <p>
            {sent.translation} <span>{declared}.</span> {sent.missingNext}
          </p>
        )}
      </Notice>
    </div>
  );
}
