import type { LegalDay, Moment } from '@rep13/contracts-constants';
import type { ApprovalView } from '@rep13/contracts-admin';
import { formatDateTime, formatDay, withVisibleMarks } from '@rep13/ui';
import { formatLegalTime } from '@rep13/web-kit';
import { Facts } from '../frame/Facts.tsx';
import { VAT_TREATMENT } from '../money/vat-labels.ts';
import { CLOSED_AS, OUTCOME } from '../order-labels/order-labels.ts';
import { fieldLabel } from './approval-labels.ts';

/** What exactly will be done, as it was asked. */
export function ChangeAsked({ approval: { change } }: { approval: ApprovalView }) {
  const fields = Object.entries(change);
  if (fields.length === 0) return null;
  return <Facts facts={fields.map(([name, value]) => [fieldLabel(name), valueLabel(name, value)])} />;
}

function valueLabel(name: string, value: string): string {
  const label = VALUE_LABELS[name]?.[value];
  if (label) return label;
  if (/^\d{4}-\d{2}-\d{2}$/.test(value)) return formatDay(value);
  if (/^\d{4}-\d{2}-\d{2}T/.test(value))
    return name === 'endsAt' ? formatLegalTime<LegalDay>(value) : formatDateTime<Moment>(value);
  return withVisibleMarks(value);
}

/** Values that are shown under a label. */
const VALUE_LABELS: Record<string, Record<string, string>> = {
  action: { close: 'Close the order', respond: 'Record the reply' },
  outcome: OUTCOME,
  closedAs: CLOSED_AS,
  vatTreatment: VAT_TREATMENT,
  urgencyLevel: { low: 'Low', normal: 'Normal', high: 'High' },
};
