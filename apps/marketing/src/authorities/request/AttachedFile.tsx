import * as requests from '@rep13/contracts-api-public/authority-requests';
import { addressOf } from '@rep13/contracts-operations';
import { useState } from 'react';
import type { TicketFileView } from '@rep13/contracts-authority-requests';
import { FileLine, Problem, saveAs, withVisibleMarks } from '@rep13/ui';
import { apiFile } from '@rep13/web-kit/api';
import { useTexts } from '../../language/useLanguage.ts';
import { bearer, type RequestLink } from '../link/request-link.ts';
import classes from './request.module.css';

interface AttachedFileProps {
  file: TicketFileView;
  link: RequestLink;
}

/** A file of the conversation: saved, never opened in the page. A link could not bring the token along. */
export function AttachedFile({ file: { id, name, size }, link }: AttachedFileProps) {
  const texts = useTexts().request.conversation;
  const [problem, setProblem] = useState('');
  const shown = withVisibleMarks(name);
  const save = async () => {
    setProblem('');
    try {
      const where = { params: { reference: link.reference, fileId: id } };
      saveAs(await apiFile(addressOf(requests.download, where), bearer(link)), name);
    } catch {
      setProblem(texts.fileFailed(shown));
    }
  };
  return (
    <>
      <FileLine name={shown} size={size}>
        <button
          type="button"
          className={classes.save}
          aria-label={texts.save(shown)}
          onClick={() => void save()}
        >
          <bdi>{shown}</bdi>
        </button>
      </FileLine>
      <Problem text={problem} />
    </>
  );
}
