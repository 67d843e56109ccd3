import type { MailState } from '@rep13/contracts-sla/constants';
import { Tabs } from '@rep13/ui';
import { useSearchParams } from '@rep13/web-kit/router';
import { AdminLayout } from '../layout/AdminLayout.tsx';
import { TitledPage } from '../layout/TitledPage.tsx';
import { Choice } from '../list/Choice.tsx';
import { useLive } from '../live/live-context.ts';
import { DONE } from './mail-labels.ts';
import { MailboxLine } from './MailboxLine.tsx';
import { MailList } from './MailList.tsx';

type MailTab = 'waiting' | 'aside' | 'done';

/** What reached the authorities' address, and how that mailbox is. */
export function MailPage() {
  return (
    <AdminLayout>
      <TitledPage lead="What reached the address for authorities. The 24 hours of each mail run from when it came.">
        <MailboxLine />
        <Mails />
      </TitledPage>
    </AdminLayout>
  );
}

function Mails() {
  const [query, setQuery] = useSearchParams();
  const { mailsWaiting = 0 } = useLive();
  const state = stateIn(query.get('state'));
  const show = (next: MailState) => setQuery(next === 'waiting' ? {} : { state: next });
  const list = <MailList key={state} state={state} />;
  const done = (
    <MailList key={state} state={state}>
      <Choice<MailState> label="Outcome" value={state} options={DONE} onChange={show} />
    </MailList>
  );
  return (
    <Tabs<MailTab>
      label="Mails"
      active={state === 'waiting' || state === 'aside' ? state : 'done'}
      onChange={(tab) => show(tab === 'done' ? 'order' : tab)}
      items={[
        { key: 'waiting', label: mailsWaiting > 0 ? `Waiting (${mailsWaiting})` : 'Waiting', children: list },
        { key: 'aside', label: 'Put aside', children: list },
        { key: 'done', label: 'Done', children: done },
      ]}
    />
  );
}

function stateIn(text: string | null): MailState {
  if (text === 'aside') return 'aside';
  return DONE.find(([state]) => state === text)?.[0] ?? 'waiting';
}
