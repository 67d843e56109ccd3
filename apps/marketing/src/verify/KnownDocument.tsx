import type { KnownDocumentView } from '@rep13/contracts-agreements';
import { VERIFY_PAGE } from '@rep13/content';
import { formatDate, formatDateTime, Notice } from '@rep13/ui';
import { DocumentMandate } from './DocumentMandate.tsx';
import { Facts, type Fact } from './Facts.tsx';
import { issuedFacts } from './issued-facts.ts';
import classes from './verify.module.css';

const { known } = VERIFY_PAGE;

const LEVELS = {
  'B-B': 'signature',
  'B-T': 'signature and time stamp',
  'B-LTA': 'signature, time stamp and archive time stamp',
} as const;

type Seal = NonNullable<KnownDocumentView['seal']>;

/** A document of ours, with what anybody who has it may know. */
export function KnownDocument({ document }: { document: KnownDocumentView }) {
  return (
    <>
      <Notice tone={toneOf(document)} role="status">
        <h2 className={classes.verdict}>{known.title}</h2>
        <p>{known.text}</p>
      </Notice>
      <DocumentFacts document={document} />
    </>
  );
}

/** Green is only what can be relied on: not an agreement whose mandate is over, nor a certificate that was replaced. */
export function toneOf(document: KnownDocumentView): 'good' | 'waiting' {
  const { mandate } = document;
  if (document.kind === 'certificate' && document.revokedAt) return 'waiting';
  return !mandate || mandate.state === 'in_force' || mandate.state === 'ending' ? 'good' : 'waiting';
}

/** Its facts, how the mandate stands that it is about, and what is to be said of its seal. */
export function DocumentFacts({ document }: { document: KnownDocumentView }) {
  return (
    <>
      {document.mandate && <DocumentMandate mandate={document.mandate} />}
      <Facts facts={factsOf(document)} />
      {document.replacedAt && <p>{known.replaced(formatDate(document.replacedAt))}</p>}
      {!document.seal && <p>{known.unsealed}</p>}
      {document.isDevelopmentSeal && document.seal && <Notice tone="waiting">{known.development}</Notice>}
    </>
  );
}

const factsOf = (document: KnownDocumentView): Fact[] => [
  ...issuedFacts(document),
  ...(document.seal ? sealFacts(document.seal) : []),
];

/** The level is said of what our own check found to be of the profile. */
const levelOf = ({ level, isBaseline }: Seal): string =>
  isBaseline ? `PAdES ${level}: ${LEVELS[level]}` : `${LEVELS[level]}. ${known.notBaseline}`;

const sealFacts = (seal: Seal): Fact[] => [
  ['Seal', levelOf(seal)],
  ['Sealed', formatDateTime(seal.sealedAt)],
  ...(seal.timeStampedAt
    ? ([['Time stamp', `${formatDateTime(seal.timeStampedAt)} by ${seal.timeStampedBy}`]] as const)
    : []),
];
