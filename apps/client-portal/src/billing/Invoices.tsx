import { invoices as ownInvoices } from '@rep13/contracts-api-client/billing';
import type { InvoiceView } from '@rep13/contracts-onboarding';
import { addressOf } from '@rep13/contracts-operations';
import { buttonStyle, DownloadIcon, EmptyState, formatPrice, Loaded } from '@rep13/ui';
import { formatLegalDay } from '@rep13/web-kit';
import { useClientApi } from '../session/useClientApi.ts';
import styles from './billing.module.css';

const CENTS = 100;

/** Every invoice and credit note, newest first, each as PDF. */
export function Invoices({ isDemo }: { isDemo: boolean }) {
  const invoices = useClientApi(addressOf(ownInvoices));
  return (
    <Loaded answer={invoices} lines={3}>
      {(list) =>
        list.length === 0 ? (
          <EmptyState>{isDemo ? NONE_FOR_DEMO : NONE_YET}</EmptyState>
        ) : (
          <ul className={styles.invoices}>
            {list.map((invoice) => (
              <Invoice key={invoice.number} invoice={invoice} />
            ))}
          </ul>
        )
      }
    </Loaded>
  );
}

const NONE_FOR_DEMO = 'No invoices: the payment was a demo and moved no money.';
const NONE_YET =
  'You find each invoice here within minutes of its payment. If one is missing, please complete the billing data below.';

function Invoice({ invoice: { number, kind, issuedAt, net, vat, pdf } }: { invoice: InvoiceView }) {
  const name = kind === 'invoice' ? 'Invoice' : 'Credit note';
  return (
    <li className={styles.invoice}>
      <div>
        <strong>
          {name} {number}
        </strong>
        <span>
          {formatLegalDay(issuedAt)} · {formatPrice(Math.round((net + vat) * CENTS))}
        </span>
      </div>
      <a className={buttonStyle('secondary')} href={pdf} download aria-label={`Download ${name} ${number}`}>
        <DownloadIcon /> PDF
      </a>
    </li>
  );
}
