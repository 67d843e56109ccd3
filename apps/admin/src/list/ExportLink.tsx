import { useRef, type MouseEvent } from 'react';
import type { Address, Bytes } from '@rep13/contracts-operations';
import { DownloadIcon } from '@rep13/ui';
import { toast } from '@rep13/web-kit';
import { ApiError } from '@rep13/web-kit/api';
import { checkStepUp } from '../session/check-step-up.ts';
import { adminErrorMessage } from '../session/admin-error-message.ts';
import styles from './list.module.css';

interface ExportLinkProps {
  path: Address<Bytes>;
  /** What is in the file, where a page offers more than one. */
  what?: string;
}

/** The list as a file. Nobody sees why a download was refused, so we ask before whether it needs the password. */
export function ExportLink({ path, what }: ExportLinkProps) {
  const link = useRef<HTMLAnchorElement>(null);
  const isAllowed = useRef(false);

  const download = async () => {
    try {
      await checkStepUp();
    } catch (error) {
      const isCancelled = error instanceof ApiError && error.code === 'gateway.step-up-required';
      if (!isCancelled) toast({ title: 'No file was made', description: adminErrorMessage(error) });
      return;
    }
    isAllowed.current = true;
    link.current?.click();
  };
  const onClick = (event: MouseEvent) => {
    if (isAllowed.current) return void (isAllowed.current = false);
    event.preventDefault();
    void download();
  };
  return (
    <a
      ref={link}
      className={styles['export']}
      href={path}
      download
      aria-label={what && `Export as CSV: ${what}`}
      onClick={onClick}
    >
      <DownloadIcon /> Export as CSV
    </a>
  );
}
