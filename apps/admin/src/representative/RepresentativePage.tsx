import type { RepresentativeRecordView } from '@rep13/contracts-agreements';
import { RECORD_FIELD_LABELS } from '@rep13/contracts-agreements/constants';
import type { Moment } from '@rep13/contracts-constants';
import { get } from '@rep13/contracts-api-admin/representative';
import { addressOf } from '@rep13/contracts-operations';
import { EmptyState, formatDate, formatDateTime, Loaded, Section } from '@rep13/ui';
import { Facts } from '../frame/Facts.tsx';
import { AdminLayout } from '../layout/AdminLayout.tsx';
import { TitledPage } from '../layout/TitledPage.tsx';
import listStyles from '../list/list.module.css';
import { LiveNote } from '../list/LiveNote.tsx';
import { REFRESH_MS } from '../list/useList.ts';
import { useAdminApi } from '../session/useAdminApi.ts';
import { Progress } from './Progress.tsx';

/** What changed of the representative's own record, and how far everything has followed that prints it. */
export function RepresentativePage() {
  return (
    <AdminLayout>
      <TitledPage lead="What certificates, letters and the register print of us as the legal representative. The record is a file that is read when the services start; what follows from a change of it is shown here.">
        <Representative />
      </TitledPage>
    </AdminLayout>
  );
}

function Representative() {
  const answer = useAdminApi(addressOf(get), REFRESH_MS);
  return (
    <div className={listStyles.list}>
      <Loaded answer={answer} lines={8}>
        {({ record, ...others }) => {
          if (!record)
            return <EmptyState>No details are stored yet. The first start stores them.</EmptyState>;
          if (record.changes.length === 0) return <Unchanged since={record.since} />;
          return (
            <>
              <Changes record={record} />
              <Progress record={record} {...others} />
            </>
          );
        }}
      </Loaded>
      <LiveNote answer={answer} />
    </div>
  );
}

const Unchanged = ({ since }: { since: Moment }) => (
  <EmptyState>{`The representative’s details have not changed since ${formatDate(since)}.`}</EmptyState>
);

function Changes({ record: { since, changes } }: { record: RepresentativeRecordView }) {
  return (
    <Section title="What has changed">
      <p>Since {formatDateTime(since)}</p>
      <Facts
        facts={changes.map(({ field, before, now }) => [
          RECORD_FIELD_LABELS[field],
          <span key={field}>
            <del>
              <bdi>{before}</bdi>
            </del>{' '}
            becomes{' '}
            <ins>
              <bdi>{now}</bdi>
            </ins>
          </span>,
        ])}
      />
    </Section>
  );
}
