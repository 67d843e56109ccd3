import { useEffect, useRef } from 'react';
import type { ClientTicketDetailView } from '@rep13/contracts-sla';
import { buttonStyle, Notice, Section } from '@rep13/ui';
import { serverNow } from '@rep13/web-kit/clock';
import { ANSWER_FIELD } from '../answer/useAnswer.ts';
import { ReadIt } from '../answer/ReadIt.tsx';
import type { ChangeOrder } from '../useOrders.ts';
import { neededAnswer } from './needed-answer.ts';
import styles from './page.module.css';

interface WhatWeNeedProps {
  order: ClientTicketDetailView;
  onChanged: ChangeOrder;
}

/** The clock, what to do now, and the one button that does it. */
export function NeededAnswer({ order, onChanged }: WhatWeNeedProps) {
  const { tone, headline, text, action } = neededAnswer(order, new Date(serverNow()));
  const part = useRef<HTMLDivElement>(null);
  const isRead = action !== 'read';
  const wasRead = useRef(isRead);
  useEffect(() => {
    // The button that had the focus is gone.
    if (isRead && !wasRead.current && document.activeElement === document.body) part.current?.focus();
    wasRead.current = isRead;
  }, [isRead]);
  return (
    <div ref={part} tabIndex={-1} className={styles.need}>
      <Section title="What we need from you">
        <Notice tone={tone}>
          <strong className={styles.clock}>{headline}</strong> {text}
        </Notice>
        {action === 'read' && <ReadIt id={order.id} onRead={onChanged} />}
        {action === 'answer' && (
          <button type="button" className={buttonStyle('primary')} onClick={goToAnswer}>
            Write the answer
          </button>
        )}
      </Section>
    </div>
  );
}

function goToAnswer(): void {
  const field = document.getElementById(ANSWER_FIELD);
  field?.focus({ preventScroll: true });
  field?.scrollIntoView({ block: 'center' });
}
