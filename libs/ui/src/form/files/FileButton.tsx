import type { ChangeEvent, Ref } from 'react';
import { buttonStyle } from '../../chrome/button-style.ts';
import classes from './files.module.css';

interface FileButtonProps {
  ref?: Ref<HTMLInputElement>;
  id: string;
  /** On the button; without a label there is none, only the field for its label elsewhere. */
  label?: string;
  /** Endings that the browser offers. */
  endings: readonly string[];
  /** Several at once. */
  isMultiple?: boolean;
  isDisabled?: boolean;
  onFiles: (files: readonly File[]) => void;
  'aria-describedby'?: string;
}

/** Chooses files, with the browser's own dialog behind a button of ours. */
export function FileButton(props: FileButtonProps) {
  const { ref, id, label, endings, isMultiple = false, isDisabled, onFiles } = props;
  const choose = ({ target }: ChangeEvent<HTMLInputElement>) => {
    const files = [...(target.files ?? [])];
    // The same file may be chosen again after a refusal.
    target.value = '';
    if (files.length > 0) onFiles(files);
  };
  return (
    <>
      <input
        ref={ref}
        id={id}
        type="file"
        multiple={isMultiple}
        accept={endings.join(',')}
        className={classes.input}
        disabled={isDisabled}
        onChange={choose}
        aria-describedby={props['aria-describedby']}
      />
      {label && (
        <label htmlFor={id} className={buttonStyle('secondary')}>
          {label}
        </label>
      )}
    </>
  );
}
