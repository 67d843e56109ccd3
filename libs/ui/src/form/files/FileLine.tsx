import type { ReactNode } from 'react';
import { formatSize } from '../../format/format-size.ts';
import { DocumentIcon } from '../../icons/icons.tsx';
import { useControlTexts } from '../../language/control-texts.ts';
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
  const texts = useControlTexts();
  return (
    <p className={classes.stored}>
      <DocumentIcon />
      {children}
      <span>{formatSize(size, texts.locale)}</span>
      {onRemove && (
        <button
          type="button"
          className={classes.remove}
          onClick={onRemove}
          aria-label={texts.removeFile(name)}
        >
          {texts.remove}
        </button>
      )}
    </p>
  );
}
