import { useState, type ChangeEvent, type DragEvent } from 'react';
import { VERIFY_PAGE } from '@rep13/content';
import { buttonStyle, DocumentIcon } from '@rep13/ui';
import { useIsAlive } from '@rep13/web-kit';
import classes from './verify.module.css';

const { choice } = VERIFY_PAGE;

/** One file, chosen or dropped. */
export function FileChoice({ hasFile, onFile }: { hasFile: boolean; onFile: (file: File) => void }) {
  const isReady = useIsAlive();
  const [isOver, setOver] = useState(false);
  const take = (files: FileList | null | undefined) => {
    const [file] = files ?? [];
    if (file) onFile(file);
  };
  const choose = ({ target }: ChangeEvent<HTMLInputElement>) => {
    take(target.files);
    // The same file may be chosen again.
    target.value = '';
  };
  const drag = (over: boolean) => (event: DragEvent) => {
    event.preventDefault();
    setOver(over);
  };
  const drop = (event: DragEvent) => {
    drag(false)(event);
    take(event.dataTransfer.files);
  };
  return (
    <div
      className={classes.choice}
      data-over={isOver}
      onDragOver={drag(true)}
      onDragLeave={drag(false)}
      onDrop={drop}
    >
      <DocumentIcon />
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
      <p className={classes.drop}>{choice.drop}</p>
    </div>
  );
}
