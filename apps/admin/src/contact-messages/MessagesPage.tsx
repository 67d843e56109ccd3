import type { ContactMessageView } from '@rep13/contracts-notifications';
import { list as messages } from '@rep13/contracts-api-admin/contact-messages';
import { formatDateTime, mailTo } from '@rep13/ui';
import { AdminLayout } from '../layout/AdminLayout.tsx';
import { TitledPage } from '../layout/TitledPage.tsx';
import { TwoLines } from '../frame/TwoLines.tsx';
import type { Column } from '../list/DataTable.tsx';
import { ListView } from '../list/ListView.tsx';
import { useList } from '../list/useList.ts';
import styles from './messages.module.css';

const COLUMNS: readonly Column<ContactMessageView>[] = [
  {
    title: 'From',
    cell: ({ name, company, email }) => (
      <TwoLines main={`${name}, ${company}`} more={<a href={mailTo(email)}>{email}</a>} />
    ),
  },
  {
    title: 'Message',
    cell: ({ subject, message }) => (
      <details className={styles.message}>
        <summary>{subject}</summary>
        <p>{message}</p>
      </details>
    ),
    isLong: true,
  },
  { title: 'Address', cell: ({ ipAddress }) => ipAddress ?? 'N/A', isNarrow: true },
  { title: 'Received', cell: ({ createdAt }) => formatDateTime(createdAt), isNarrow: true },
];

/** What people wrote in the contact form; answered by mail. */
export function MessagesPage() {
  return (
    <AdminLayout>
      <TitledPage lead="What people wrote in the contact form. Answer them by mail.">
        <Messages />
      </TitledPage>
    </AdminLayout>
  );
}

function Messages() {
  const list = useList(messages, ['search']);
  return (
    <ListView
      list={list}
      label="Contact messages"
      columns={COLUMNS}
      empty="No messages yet"
      searchLabel="Search name, email, company or subject"
    />
  );
}
