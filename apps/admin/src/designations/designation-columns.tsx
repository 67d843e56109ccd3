import { Button } from 'antd';
import type { DesignationDetailView } from '@rep13/contracts-agreements';
import type {
  DesignationMove,
  DesignationReason,
  DesignationState,
} from '@rep13/contracts-agreements/constants';
import type { Moment } from '@rep13/contracts-constants';
import { formatDate, StatusBadge, type Tone } from '@rep13/ui';
import { CompanyLink } from '../client-links/CompanyLink.tsx';
import { TwoLines } from '../frame/TwoLines.tsx';
import type { Column } from '../list/DataTable.tsx';
import styles from './designations.module.css';

const REASONS: Record<DesignationReason, string> = {
  initial: 'Designation',
  change: 'Changed facts',
  end: 'End of the mandate',
};
const STATES: Record<DesignationState, [Tone, string]> = {
  draft: ['neutral', 'Client has to sign'],
  signed: ['bad', 'To send'],
  sending: ['waiting', 'On its way'],
  sent: ['waiting', 'Sent'],
  acknowledged: ['good', 'Acknowledged'],
  returned: ['bad', 'Returned'],
  superseded: ['neutral', 'Superseded'],
};

const BY_HAND: [DesignationMove, string] = ['record-sent', 'Record as sent'];

/** What can be done next, and what it is called on a button. It is mailed where somebody has confirmed an address. */
function nextOf({ state, mailTo }: DesignationDetailView): [DesignationMove, string][] {
  if (state === 'signed' || state === 'returned') return mailTo ? [['send', 'Mail it'], BY_HAND] : [BY_HAND];
  if (state !== 'sent') return [];
  return [
    ['record-acknowledgement', 'Acknowledged'],
    ['return', 'Returned'],
  ];
}

/** What is asked for at a letter: to read it, or to record what was done with it. */
export interface Asked {
  letter: DesignationDetailView;
  what: 'read' | DesignationMove;
}

/** `mayMove` is false for who may only read. */
export const designationColumns = (
  onAsk: (asked: Asked) => void,
  mayMove: boolean,
): readonly Column<DesignationDetailView>[] => [
  {
    title: 'Client',
    cell: ({ signupId, companyName, reason }) => (
      <TwoLines main={<CompanyLink signupId={signupId} name={companyName} />} more={REASONS[reason]} />
    ),
  },
  {
    title: 'Coordinator',
    cell: ({ coordinator, site }) => <TwoLines main={coordinator} more={site ?? 'No site known'} />,
  },
  {
    title: 'State',
    cell: ({ state }) => <StatusBadge tone={STATES[state][0]}>{STATES[state][1]}</StatusBadge>,
  },
  { title: 'Since', cell: (letter) => formatDate(sinceOf(letter)), isNarrow: true },
  {
    title: 'Letter',
    cell: (letter) => <Buttons letter={letter} moves={mayMove ? nextOf(letter) : undefined} onAsk={onAsk} />,
    isNarrow: true,
  },
];

interface ButtonsProps {
  letter: DesignationDetailView;
  moves: [DesignationMove, string][] | undefined;
  onAsk: (asked: Asked) => void;
}

function Buttons({ letter, moves = [], onAsk }: ButtonsProps) {
  const { companyName, reason } = letter;
  const offered: [Asked['what'], string][] = [['read', 'Read'], ...moves];
  return (
    <span className={styles.buttons}>
      {offered.map(([what, label]) => (
        <Button
          key={what}
          size="small"
          aria-label={`${label}: ${companyName}, ${REASONS[reason]}`}
          onClick={() => onAsk({ letter, what })}
        >
          {label}
        </Button>
      ))}
    </span>
  );
}

/** When it came into its state. */
const sinceOf = ({ state, signedAt, createdAt, sentAt, returnedAt }: DesignationDetailView): Moment => {
  if (state === 'sent') return sentAt ?? createdAt;
  return (state === 'returned' ? returnedAt : signedAt) ?? createdAt;
};
