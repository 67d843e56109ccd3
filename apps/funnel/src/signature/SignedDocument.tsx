import type { AgreementView } from '@rep13/contracts-agreements';
import { formatDateTime, Seal } from '@rep13/ui';
import styles from './signed-document.module.css';

interface SignedDocumentProps {
  title: string;
  agreement: AgreementView;
  companyName?: string;
}

/** The signed agreement, drawn: what it is, who signed it when, and the seal. */
export function SignedDocument({ title, agreement, companyName }: SignedDocumentProps) {
  return (
    <div className={styles.sheet}>
      <p className={styles.title}>{title}</p>
      {companyName && <p className={styles.company}>{companyName}</p>}
      <svg className={styles.text} viewBox="0 0 400 40" preserveAspectRatio="none" aria-hidden="true">
        <path d="M0 4h400M0 20h380M0 36h250" vectorEffect="non-scaling-stroke" />
      </svg>
      <dl className={styles.facts}>
        <div className={styles.signature}>
          <dt>Signed by</dt>
          <dd>
            {agreement.clientSignature}
            {agreement.signerTitle && <span>, {agreement.signerTitle}</span>}
          </dd>
        </div>
        <div>
          <dt>Agreement number</dt>
          <dd>{agreement.agreementNumber}</dd>
        </div>
        <div>
          <dt>Signed at</dt>
          <dd>{formatDateTime(agreement.signedAt)}</dd>
        </div>
      </dl>
      <div className={styles.seal}>
        <Seal size={72} />
      </div>
    </div>
  );
}
