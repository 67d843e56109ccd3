import type { MouseEvent } from 'react';
import { user } from '@rep13/contracts-api-client/client';
import { addressOf, type Address, type Bytes } from '@rep13/contracts-operations';
import type { TicketFileView } from '@rep13/contracts-authority-requests';
import { DocumentIcon, formatSize, withVisibleMarks } from '@rep13/ui';
import { toast } from '@rep13/web-kit';
import { apiGet } from '@rep13/web-kit/api';
import { isSessionOver } from '../session/is-session-over.ts';
import { askWhoIsSignedIn } from '../session/useClientUser.ts';
import styles from './orders.module.css';

interface AttachedFileProps {
  address: Address<Bytes>;
  file: Pick<TicketFileView, 'name' | 'size'>;
}

/** A file of a message: saved, never opened in the page. */
export function AttachedFile({ address, file: { name, size } }: AttachedFileProps) {
  const askFirst = (event: MouseEvent) => {
    event.preventDefault();
    void downloadIfSignedIn(address, name);
  };
  return (
    <span className={styles.file}>
      <DocumentIcon />
      <a href={address} download={name} onClick={askFirst}>
        <bdi>{withVisibleMarks(name)}</bdi>
      </a>
      <span>{formatSize(size)}</span>
    </span>
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
