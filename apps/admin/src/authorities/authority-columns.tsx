import { Button } from 'antd';
import type { AuthorityView, SenderKeyView } from '@rep13/contracts-sla';
import { formatDate } from '@rep13/ui';
import { TwoLines } from '../frame/TwoLines.tsx';
import type { Column } from '../list/DataTable.tsx';
import { AuthorityKeys } from './AuthorityKeys.tsx';
import styles from './authorities.module.css';

/** What is asked for in the directory. */
export type Asked =
  | { what: 'add' }
  | { what: 'correct'; authority: AuthorityView }
  | { what: 'remove'; authority: AuthorityView }
  | { what: 'end-key'; key: SenderKeyView };

export const authorityColumns = (
  onAsk: (asked: Asked) => void,
  { mayChange, mayEndKeys }: { readonly mayChange: boolean; readonly mayEndKeys: boolean },
): readonly Column<AuthorityView>[] => [
  {
    title: 'Authority',
    cell: ({ name, memberState }) => <TwoLines main={name} more={memberState ?? 'State not said'} />,
    isLong: true,
  },
  { title: 'Mail domain', cell: ({ domain }) => domain },
  { title: 'Call-back number', cell: ({ phone }) => phone ?? 'No number', isNarrow: true },
  {
    title: 'Source',
    cell: ({ source, asOf }) => <TwoLines main={source} more={formatDate(asOf)} />,
    isLong: true,
  },
  {
    title: 'Keys of its officers',
    cell: (authority) => (
      <AuthorityKeys
        authority={authority}
        onEnd={mayEndKeys ? (key) => onAsk({ what: 'end-key', key }) : undefined}
      />
    ),
    isLong: true,
    fillsLine: true,
  },
  ...(mayChange
    ? [
        {
          title: 'Change',
          cell: (authority: AuthorityView) => <Changes authority={authority} onAsk={onAsk} />,
          isNarrow: true as const,
        },
      ]
    : []),
];

interface ChangesProps {
  authority: AuthorityView;
  onAsk: (asked: Asked) => void;
}

function Changes({ authority, onAsk }: ChangesProps) {
  const { name } = authority;
  return (
    <span className={styles.buttons}>
      <Button
        size="small"
        aria-label={`Correct: ${name}`}
        onClick={() => onAsk({ what: 'correct', authority })}
      >
        Correct
      </Button>
      <Button
        size="small"
        aria-label={`Remove: ${name}`}
        onClick={() => onAsk({ what: 'remove', authority })}
      >
        Remove
      </Button>
    </span>
  );
}
