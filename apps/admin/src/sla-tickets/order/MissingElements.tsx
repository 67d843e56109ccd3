import { Button } from 'antd';
import { ORDER_ELEMENTS, type OrderElementName } from '@rep13/contracts-authority-requests/constants';
import type { AuthorityRequestView } from '@rep13/contracts-sla';
import { Notice } from '@rep13/ui';
import { useShortcuts } from '../../keyboard/useShortcuts.ts';
import { Key } from '../work/Key.tsx';
import { ELEMENT } from '../../filed-order/element-labels.ts';
import styles from './order.module.css';

interface MissingElementsProps {
  request: AuthorityRequestView;
  /** Opens what the authority is written with, the draft in it; absent for who may not write. */
  onWrite?: (draft: string) => void;
  /** Says that an element has come since; absent for who may not change the order. */
  onSupplied?: (element: OrderElementName) => void;
}

/** What the article asks for and the order lacks, and the way to ask the authority for it. */
export function MissingElements({
  request: { kind, missing, clarificationDraft },
  onWrite,
  onSupplied,
}: MissingElementsProps) {
  const write = onWrite && clarificationDraft !== null ? () => onWrite(clarificationDraft) : undefined;
  useShortcuts(
    write ? [{ key: 'w', label: 'Write to the authority what is missing', run: write }] : [],
    'one record',
  );
  if (missing.length === 0) return null;
  const articleOf = (name: string) => ORDER_ELEMENTS[kind].find((element) => element.name === name)?.article;
  return (
    <Notice
      tone="waiting"
      action={
        write && (
          <Button size="small" aria-keyshortcuts="w" onClick={write}>
            Write to the authority <Key of="w" />
          </Button>
        )
      }
    >
      The order lacks:
      <ul className={styles.missing}>
        {missing.map((name) => (
          <li key={name}>
            {`${ELEMENT[name]}, Article ${articleOf(name)}`}{' '}
            {onSupplied && (
              <Button size="small" aria-label={`${ELEMENT[name]} has come`} onClick={() => onSupplied(name)}>
                Has come
              </Button>
            )}
          </li>
        ))}
      </ul>
    </Notice>
  );
}
