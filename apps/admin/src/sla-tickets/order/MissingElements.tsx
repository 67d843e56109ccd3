import { Button } from 'antd';
import {
  ORDER_ELEMENTS,
  type OrderElementName,
  type OrderKind,
} from '@rep13/contracts-authority-requests/constants';
import type { AuthorityRequestView } from '@rep13/contracts-sla';
import { Notice } from '@rep13/ui';
import { useShortcuts } from '../../keyboard/useShortcuts.ts';
import { Key } from '../work/Key.tsx';
import { askedLabel } from '../../filed-order/element-labels.ts';
import styles from './order.module.css';

interface MissingElementsProps {
  request: AuthorityRequestView;
  /** Opens what the authority is written with, the draft in it; absent for who may not write. */
  onWrite?: (draft: string) => void;
  /** Says that an element has come since; absent for who may not change the order. */
  onSupplied?: (element: OrderElementName) => void;
}

/** What an order by mail lacks is what nobody has taken out of its text; who can't record it is not told to look. */
const leadOf = (isByMail: boolean, isToDo: boolean): string => {
  if (!isByMail) return 'Missing elements:';
  return isToDo ? 'Not recorded. Look for these in the mail before you ask the authority:' : 'Not recorded:';
};

/** What the article asks for and the order lacks, and the way to ask the authority for it. */
export function MissingElements({ request, onWrite, onSupplied }: MissingElementsProps) {
  const { kind, channel, clarificationDraft } = request;
  const write = onWrite && clarificationDraft !== null ? () => onWrite(clarificationDraft) : undefined;
  useShortcuts(
    write ? [{ key: 'w', label: 'Ask the authority for what is missing', run: write }] : [],
    'one record',
  );
  const asked = askedOf(request);
  if (asked.length === 0) return null;
  return (
    <Notice
      tone={onSupplied ? 'waiting' : 'info'}
      action={
        write && (
          <Button size="small" aria-keyshortcuts="w" onClick={write}>
            Write to the authority <Key of="w" />
          </Button>
        )
      }
    >
      {leadOf(channel === 'email', onSupplied !== undefined)}
      <ul className={styles.missing}>
        {asked.map((name) => (
          <li key={name}>
            <Asked kind={kind} name={name} onSupplied={onSupplied} />
          </li>
        ))}
      </ul>
    </Notice>
  );
}

/** Of a language that is not declared the translation. */
const askedOf = ({ missing, translation }: AuthorityRequestView): OrderElementName[] =>
  translation === 'missing' ? [...missing, 'language'] : [...missing];

interface AskedProps extends Pick<MissingElementsProps, 'onSupplied'> {
  kind: OrderKind;
  name: OrderElementName;
}

function Asked({ kind, name, onSupplied }: AskedProps) {
  const article = ORDER_ELEMENTS[kind].find((element) => element.name === name)?.article;
  const label = askedLabel(name);
  return (
    <>
      <span>{`${label}, Article ${article}`}</span>{' '}
      {onSupplied && (
        <Button size="small" aria-label={`${label} has come`} onClick={() => onSupplied(name)}>
          Has come
        </Button>
      )}
    </>
  );
}
