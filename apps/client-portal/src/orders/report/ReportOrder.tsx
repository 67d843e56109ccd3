import { useState } from 'react';
import type { ClientTicketView } from '@rep13/contracts-sla';
import { buttonStyle, Section } from '@rep13/ui';
import { Reported } from './Reported.tsx';
import { ReportForm } from './ReportForm.tsx';
import styles from './report.module.css';

/** Among the orders: an authority wrote to the client itself. Its order becomes one of these. */
export function ReportOrder({ onReported }: { onReported: () => unknown }) {
  const [step, setStep] = useState<'closed' | 'form' | ClientTicketView>('closed');
  const show = (order: ClientTicketView) => {
    setStep(order);
    return onReported();
  };
  return (
    <Section
      title="An authority wrote to you directly"
      lead="Tell us, so that we can help in time and your yearly report counts it."
    >
      <div className={styles.parts}>
        {step === 'closed' && (
          <button type="button" className={buttonStyle('primary')} onClick={() => setStep('form')}>
            An authority wrote to us
          </button>
        )}
        {step === 'form' && <ReportForm onReported={show} />}
        {typeof step === 'object' && <Reported order={step} />}
      </div>
    </Section>
  );
}
