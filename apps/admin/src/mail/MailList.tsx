import { useMemo, type ReactNode } from 'react';
import * as mails from '@rep13/contracts-api-admin/mails';
import type { MailState } from '@rep13/contracts-sla/constants';
import { isolated } from '@rep13/ui';
import { ANY_TEXT } from '../list/allowed-values.ts';
import { ListView } from '../list/ListView.tsx';
import { useList } from '../list/useList.ts';
import { mailColumns } from './mail-columns.tsx';

const EMPTY: Record<MailState, string> = {
  reading: 'Nothing is being read.',
  waiting: 'Nothing waits.',
  aside: 'Nothing was put aside.',
  order: 'No mail became an order yet.',
  attached: 'No mail was added to an order yet.',
  ignored: 'No mail was ignored.',
  answered: 'No mail was answered.',
};

const FILTERS = { search: ANY_TEXT, sender: ANY_TEXT };

interface MailListProps {
  state: MailState;
  /** Further filters. */
  children?: ReactNode;
}

/** The mails of which the same became: of those that wait, what is due first. */
export function MailList({ state, children }: MailListProps) {
  const list = useList(mails.list, FILTERS, undefined, { state });
  const { sender } = list.filters.values;
  const columns = useMemo(() => mailColumns(state === 'waiting'), [state]);
  return (
    <ListView
      list={list}
      label="Mails"
      columns={columns}
      empty={EMPTY[state]}
      searchLabel="Search sender, subject or text"
    >
      {children}
      {sender && <span>Only of {isolated(sender)}</span>}
    </ListView>
  );
}
