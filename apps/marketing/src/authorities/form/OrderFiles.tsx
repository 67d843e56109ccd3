import { useState } from 'react';
import { TICKET_FILES } from '@rep13/contracts-authority-requests/constants';
import { FileButton, FileLine, Problem, withVisibleMarks } from '@rep13/ui';
import { FILE_ENDINGS } from '@rep13/web-kit/uploads';
import { useTexts } from '../../language/useLanguage.ts';
import { fileProblemsIn, type FileProblems } from '../files/file-problem.ts';
import classes from './order-files.module.css';

const ID = 'authorities-files';

interface OrderFilesProps {
  files: readonly File[];
  onChange: (files: readonly File[]) => void;
}

/** Files that go with the order; they are uploaded when it is sent. */
export function OrderFiles({ files, onChange }: OrderFilesProps) {
  const { form, files: fileTexts } = useTexts();
  const { review } = form;
  const problems = fileProblemsIn(fileTexts);
  const [problem, setProblem] = useState('');
  const add = (chosen: readonly File[]) => {
    const good = chosen.filter((file) => !problems.ofFile(file));
    onChange([...files, ...good].slice(0, TICKET_FILES.filesMax));
    const isTooMany = files.length + good.length > TICKET_FILES.filesMax;
    const onlyFirst = isTooMany ? [fileTexts.onlyFirst(TICKET_FILES.filesMax)] : [];
    setProblem([...problemsOf(chosen, problems), ...onlyFirst].join(' '));
  };
  return (
    <div className={classes.files}>
      <h3>{review.files}</h3>
      <p id={`${ID}-hint`} className={classes.hint}>
        {review.filesHint}
      </p>
      <ChosenFiles label={review.files} files={files} onChange={onChange} />
      <Problem text={problem} />
      <FileButton
        id={ID}
        label={review.chooseFiles}
        endings={FILE_ENDINGS}
        isMultiple
        onFiles={add}
        aria-describedby={`${ID}-hint`}
      />
    </div>
  );
}

function ChosenFiles({ label, files, onChange }: OrderFilesProps & { label: string }) {
  if (files.length === 0) return null;
  return (
    <ul aria-label={label}>
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
  );
}

const problemsOf = (chosen: readonly File[], problems: FileProblems): string[] =>
  chosen.flatMap((file) => {
    const reason = problems.ofFile(file);
    return reason ? [`${withVisibleMarks(file.name)}: ${reason}.`] : [];
  });
