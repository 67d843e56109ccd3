import { useId, useState } from 'react';
import type { DesignationView } from '@rep13/contracts-agreements';
import { upload as uploadLetter } from '@rep13/contracts-api-client/designation';
import { callOf } from '@rep13/contracts-operations';
import { FileButton, Problem } from '@rep13/ui';
import { toast } from '@rep13/web-kit';
import { apiUpload } from '@rep13/web-kit/api';
import { uploadProblem } from './upload-problem.ts';
import styles from './designation.module.css';

interface UploadLetterProps {
  designation: DesignationView;
  /** Also after a refusal: what is shown may no longer be what is there. */
  onChanged: () => void;
}

/** Takes the letter signed by hand, or signed elsewhere, as a PDF. */
export function UploadLetter({ designation: { id, coordinator }, onChanged }: UploadLetterProps) {
  const field = useId();
  const [percent, setPercent] = useState<number | null>(null);
  const [problem, setProblem] = useState('');
  const upload = async ([file]: readonly File[]) => {
    if (!file) return;
    setProblem('');
    setPercent(0);
    try {
      await apiUpload(callOf(uploadLetter, { params: { id } }), file, { onProgress: setPercent });
      toast({ title: 'Letter uploaded', description: `We send it to ${coordinator}.` });
    } catch (error) {
      setProblem(uploadProblem(error));
    } finally {
      setPercent(null);
    }
    onChanged();
  };
  return (
    <div className={styles.form}>
      <Instructions />
      <FileButton
        id={field}
        label="Choose the signed letter (PDF, up to 10 MB)"
        endings={['.pdf', 'application/pdf']}
        isDisabled={percent !== null}
        onFiles={(files) => void upload(files)}
      />
      {percent !== null && <progress aria-label="Letter being uploaded" max={100} value={percent} />}
      <Problem text={problem} />
    </div>
  );
}

const Instructions = () => (
  <>
    <h3>Or sign it by hand</h3>
    <p>
      Download the letter, print it, sign it, and choose it here as a PDF. A PDF with a qualified electronic
      signature is accepted too.
    </p>
  </>
);
