import { useRef } from 'react';
import { Button } from 'antd';
import { withVisibleMarks } from '@rep13/ui';
import styles from './letter.module.css';

/** A text of ours that goes out on paper or by voice; printed it is alone on its sheet. */
export function Letter({ title, text }: { title: string; text: string }) {
  const sheet = useRef<HTMLParagraphElement>(null);
  const print = () => {
    sheet.current?.setAttribute('data-printed', '');
    window.print();
    sheet.current?.removeAttribute('data-printed');
  };
  return (
    <details className={styles.letter}>
      <summary>{title}</summary>
      <p ref={sheet} className={styles.sheet}>
        {withVisibleMarks(text)}
      </p>
      <Button size="small" onClick={print}>
        Print
      </Button>
    </details>
  );
}
