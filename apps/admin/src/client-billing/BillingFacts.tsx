import type { BillingView, TaxEvidenceView } from '@rep13/contracts-onboarding';
import { formatDate, StatusBadge } from '@rep13/ui';
import { BILLING_LABELS, TAX_ID_LABELS } from '@rep13/ui/billing';
import { Facts } from '../frame/Facts.tsx';
import { TAX_EVIDENCE_LABEL, VAT_TREATMENT } from '../money/vat-labels.ts';
import styles from './client-billing.module.css';

const NOT_STATED = 'Not said';

/** Whom a client's invoices are for, and what follows for VAT. */
export function BillingFacts({ billing }: { billing: BillingView }) {
  const { taxIdType, vatTreatment, isConfirmed } = billing;
  return (
    <Facts
      facts={[
        [BILLING_LABELS.legalName, billing.legalName],
        [BILLING_LABELS.address, <span className={styles.lines}>{billing.address}</span>],
        ['Country of incorporation', billing.country],
        [taxIdType ? TAX_ID_LABELS[taxIdType] : 'Company or tax number', billing.taxId ?? NOT_STATED],
        [BILLING_LABELS.businessProof, billing.businessProof ?? NOT_STATED],
        // An earlier gateway does not send it.
        ['Evidence', evidenceSentence(billing.evidence as TaxEvidenceView | undefined)],
        [
          'VAT',
          <StatusBadge tone={vatTreatment === 'unknown' ? 'bad' : 'good'}>
            {VAT_TREATMENT[vatTreatment]}
          </StatusBadge>,
        ],
        ['Known from', isConfirmed ? 'Confirmed for invoices' : 'The registration; nobody has confirmed it'],
      ]}
    />
  );
}

function evidenceSentence(evidence: TaxEvidenceView | undefined): string {
  if (!evidence) return NOT_STATED;
  const { level, checkedAt, reference } = evidence;
  const when = checkedAt ? `, ${formatDate(checkedAt)}` : '';
  return `${TAX_EVIDENCE_LABEL[level]}${when}${reference ? `, consultation ${reference}` : ''}`;
}
