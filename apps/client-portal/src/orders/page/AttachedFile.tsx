import type { MouseEvent } from 'react';
import { user } from '@rep13/contracts-api-client/client';
import { download } from '@rep13/contracts-api-client/sla-tickets';
import { addressOf, type Address, type Bytes } from '@rep13/contracts-operations';
import type { TicketFileView } from '@rep13/contracts-authority-requests';
import { FileLine, withVisibleMarks } from '@rep13/ui';
import { toast } from '@rep13/web-kit';
import { apiGet } from '@rep13/web-kit/api';
import { isSessionOver } from '../../session/is-session-over.ts';
import { askWhoIsSignedIn } from '../../session/useClientUser.ts';

interface AttachedFileProps {
  ticketId: number;
  file: TicketFileView;
}

/** A file of the order or a message: saved, never opened in the page. */
export function AttachedFile({ ticketId, file: { id, name, size } }: AttachedFileProps) {
  const address = addressOf(download, { params: { id: ticketId, fileId: id } });
  const shown = withVisibleMarks(name);
  const askFirst = (event: MouseEvent) => {
    event.preventDefault();
    void downloadIfSignedIn(address, name);
  };
  return (
    <FileLine name={shown} size={size}>
      <a href={address} download={name} onClick={askFirst}>
        <bdi>{shown}</bdi>
      </a>
    </FileLine>
  );
}

/** Without a session the browser would save the server's refusal under the file's name. */
async function downloadIfSignedIn(address: Address<Bytes>, name: string): Promise<void> {
  try {
    await apiGet(addressOf(user));
  } catch (error) {
    if (isSessionOver(error)) return askWhoIsSignedIn();
    toast({
      title: 'The file could not be fetched',
      description: 'Please check your internet connection and try again.',
      variant: 'destructive',
    });
    return;
  }
  const link = document.createElement('a');
  link.href = address;
  link.download = name;
  link.click();
}
