import { useState } from 'react';
import { ORDER_FORM } from '@rep13/content';
import { TICKET_FILES } from '@rep13/contracts-authority-requests/constants';
import { FileButton, FileLine, Problem, withVisibleMarks } from '@rep13/ui';
import { FILE_ENDINGS } from '@rep13/web-kit/uploads';
import { FILE_PROBLEMS } from '../files/file-problem.ts';
import classes from './order-files.module.css';

const { review: TEXTS } = ORDER_FORM;
const ID = 'authorities-files';

interface OrderFilesProps {
  files: readonly File[];
  onChange: (files: readonly File[]) => void;
}

/** Files that go with the order; they are uploaded when it is sent. */
export function OrderFiles({ files, onChange }: OrderFilesProps) {
  const [problem, setProblem] = useState('');
  const add = (chosen: readonly File[]) => {
    const good = chosen.filter((file) => !FILE_PROBLEMS.ofFile(file));
    onChange([...files, ...good].slice(0, TICKET_FILES.filesMax));
    setProblem(problemsOf(chosen, files.length + good.length));
  };
  return (
    <div className={classes.files}>
      <h3>{TEXTS.files}</h3>
      <p id={`${ID}-hint`} className={classes.hint}>
        {TEXTS.filesHint}
      </p>
      {files.length > 0 && (
        <ul aria-label={TEXTS.files}>
          {files.map((file, index) => (
            <li key={index}>
              <FileLine
                name={withVisibleMarks(file.name)}
                size={file.size}
                onRemove={() => onChange(files.filter((other) => other !== file))}
              >
                <bdi>{withVisibleMarks(file.name)}</bdi>
              </FileLine>
            </li>
          ))}
        </ul>
      )}
      <Problem text={problem} />
      <FileButton
        id={ID}
        label={TEXTS.chooseFiles}
        endings={FILE_ENDINGS}
        isMultiple
        onFiles={add}
        aria-describedby={`${ID}-hint`}
      />
    </div>
  );
}

function problemsOf(chosen: readonly File[], count: number): string {
  const problems = chosen.flatMap((file) => {
    const reason = FILE_PROBLEMS.ofFile(file);
    return reason ? [`${withVisibleMarks(file.name)}: ${reason}.`] : [];
  });
  const tooMany =
    count > TICKET_FILES.filesMax ? [`Only the first ${TICKET_FILES.filesMax} files are kept.`] : [];
  return [...problems, ...tooMany].join(' ');
}
