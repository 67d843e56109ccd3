import type { StaffFileView } from '@rep13/contracts-sla';
import { download as downloadFile } from '@rep13/contracts-api-admin/ticket-files';
import { addressOf } from '@rep13/contracts-operations';
import { formatSize } from '@rep13/ui';
import { useTicketWork } from '../work/ticket-work.ts';
import { FILE_FROM } from './recipients.ts';

interface FileLinkProps {
  file: StaffFileView;
  /** Whether the sender is shown. */
  showsSender?: boolean;
}

/** A file of the order; it opens as an attachment only. */
export function FileLink({ file, showsSender = false }: FileLinkProps) {
  const { ticket } = useTicketWork();
  return (
    <>
      <a href={addressOf(downloadFile, { params: { id: ticket.id, fileId: file.id } })} download={file.name}>
        {file.name}
      </a>{' '}
      <span>{`(${knownOf(file, showsSender).join(', ')})`}</span>
    </>
  );
}

function knownOf(
  { size, from, ofEarlierClient, forwardedAt }: StaffFileView,
  showsSender: boolean,
): string[] {
  const sender = ofEarlierClient ? 'from the earlier client' : FILE_FROM[from];
  return [
    formatSize(size),
    ...(showsSender ? [sender] : []),
    ...(forwardedAt ? ['forwarded to the client'] : []),
  ];
}
