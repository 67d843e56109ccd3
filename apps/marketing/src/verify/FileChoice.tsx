import { useState, type ChangeEvent, type DragEvent } from 'react';
import { VERIFY_PAGE } from '@rep13/content';
import { buttonStyle, DocumentIcon } from '@rep13/ui';
import { useIsAlive } from '@rep13/web-kit';
import classes from './verify.module.css';

const { choice } = VERIFY_PAGE;

interface FileChoiceProps {
  /** Whether one was chosen before. */
  hasFile: boolean;
  onFile: (file: File) => void;
}

/** One file, chosen or dropped. */
export function FileChoice({ hasFile, onFile }: FileChoiceProps) {
  const { isOver, target } = useDrop(onFile);
  return (
    <div className={classes.choice} data-over={isOver} {...target}>
      <DocumentIcon />
      <FileInput hasFile={hasFile} onFile={onFile} />
      <p className={classes.drop}>{choice.drop}</p>
    </div>
  );
}

function FileInput({ hasFile, onFile }: FileChoiceProps) {
  const isReady = useIsAlive();
  const choose = ({ target }: ChangeEvent<HTMLInputElement>) => {
    const [file] = target.files ?? [];
    // The same file may be chosen again.
    target.value = '';
    if (file) onFile(file);
  };
  return (
    <div>
      <input
        id="verified-file"
        type="file"
        accept=".pdf,application/pdf"
        className={classes.input}
        disabled={!isReady}
        onChange={choose}
        aria-label={choice.label}
      />
      <label htmlFor="verified-file" className={buttonStyle(hasFile ? 'secondary' : 'primary')}>
        {hasFile ? choice.another : choice.button}
      </label>
    </div>
  );
}

/** A place where a file may be dropped. */
function useDrop(onFile: (file: File) => void) {
  const [isOver, setOver] = useState(false);
  const drag = (over: boolean) => (event: DragEvent) => {
    event.preventDefault();
    setOver(over);
  };
  const onDrop = (event: DragEvent) => {
    drag(false)(event);
    const [file] = event.dataTransfer.files;
    if (file) onFile(file);
  };
  return { isOver, target: { onDragOver: drag(true), onDragLeave: drag(false), onDrop } };
}
