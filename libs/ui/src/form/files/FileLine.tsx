import type { ReactNode } from 'react';
import { formatSize } from '../../format/format-size.ts';
import { DocumentIcon } from '../../icons/icons.tsx';
import classes from './files.module.css';

interface FileLineProps {
  name: string;
  /** In bytes. */
  size: number;
  /** The name, or a link that has it. */
  children: ReactNode;
  onRemove?: () => void;
}

/** A file that is there. */
export function FileLine({ name, size, children, onRemove }: FileLineProps) {
  return (
    <p className={classes.stored}>
      <DocumentIcon />
      {children}
      <span>{formatSize(size)}</span>
      {onRemove && (
        <button type="button" className={classes.remove} onClick={onRemove} aria-label={`Remove ${name}`}>
          Remove
        </button>
      )}
    </p>
  );
}
