import type { InboundMailView } from '@rep13/contracts-sla';
import { formatDateTime, StatusBadge, withVisibleMarks } from '@rep13/ui';
import { Link } from '@rep13/web-kit/router';
import { TwoLines } from '../frame/TwoLines.tsx';
import type { Column } from '../list/DataTable.tsx';
import { dueIn } from '../ticket-clock/ticket-clock.ts';
import { ticketPath } from '../ticket-clock/ticket-path.ts';
import { EVERY_MS, useNow } from '../ticket-clock/useNow.ts';
import { AUTOMATIC } from './mail-labels.ts';
import { mailPath, mailsOfPath } from '../mail-links/mail-path.ts';
import { senderMark } from './sender-lines.ts';

const SENDER: readonly Column<InboundMailView>[] = [
  {
    title: 'From',
    cell: ({ fromAddress, fromName }) => (
      <TwoLines
        main={<bdi>{fromAddress ? withVisibleMarks(fromAddress) : 'No sender that can be read'}</bdi>}
        more={<bdi>{fromName && withVisibleMarks(fromName)}</bdi>}
      />
    ),
    isLong: true,
  },
  { title: 'Proven', cell: senderMark },
  {
    title: 'Subject',
    cell: (mail) => (
      <>
        <TwoLines main={<Subject mail={mail} />} more={mail.automatic && AUTOMATIC[mail.automatic]} />
        <MoreOfSender mail={mail} />
      </>
    ),
    isLong: true,
    fillsLine: true,
  },
];

const REST: readonly Column<InboundMailView>[] = [
  { title: 'Files', cell: ({ files }) => files || 'None', isNarrow: true, isForWide: true },
  { title: 'May belong to', cell: (mail) => <Suggestion mail={mail} /> },
  {
    title: 'Received',
    cell: ({ receivedAt }) => formatDateTime(receivedAt),
    isNarrow: true,
    isForWide: true,
  },
];

/** What one decides by; for those that wait, the time that is left. */
export const mailColumns = (isWaiting: boolean): readonly Column<InboundMailView>[] => [
  ...(isWaiting
    ? [
        {
          title: 'Time left',
          cell: (mail: InboundMailView) => <TimeLeft mail={mail} />,
          isNarrow: true,
        } as const,
      ]
    : []),
  ...SENDER,
  ...REST,
];

/** How long a person has to decide about a mail; in red once that is near. */
export function TimeLeft({ mail: { dueAt } }: { mail: Pick<InboundMailView, 'dueAt'> }) {
  const now = useNow(dueAt !== null, EVERY_MS);
  if (!dueAt) return null;
  const { tone, text } = dueIn(dueAt, now);
  return <StatusBadge tone={tone}>{text}</StatusBadge>;
}

const Subject = ({ mail: { id, subject } }: { mail: InboundMailView }) => (
  <Link to={mailPath(id)}>
    <bdi>{subject ? withVisibleMarks(subject) : 'No subject'}</bdi>
  </Link>
);

/** What an address sends beyond a few in an hour has one line: where the others are. */
function MoreOfSender({ mail: { moreOfSender = 0, fromAddress } }: { mail: InboundMailView }) {
  if (moreOfSender === 0 || fromAddress === null) return null;
  return (
    <Link
      to={mailsOfPath(fromAddress)}
    >{`and ${moreOfSender.toLocaleString('en-GB')} more of this address`}</Link>
  );
}

function Suggestion({ mail: { suggestions } }: { mail: InboundMailView }) {
  const [first] = suggestions;
  if (!first) return 'No order';
  return (
    <>
      <Link to={ticketPath(first.ticketId)}>{first.ticketNumber}</Link>
      {suggestions.length > 1 && <span>{` and ${suggestions.length - 1} more`}</span>}
    </>
  );
}
