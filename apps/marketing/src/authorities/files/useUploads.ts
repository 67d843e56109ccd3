import { useEffect, useRef, useState } from 'react';
import type { TicketFileView } from '@rep13/contracts-sla';
import { apiUpload } from '@rep13/web-kit/api';
import { pathOf, bearer, type RequestLink } from '../link/request-link.ts';
import { fileProblem, mayPass, uploadProblem } from './file-problem.ts';

/** One file on its way to a request. */
export interface Upload {
  id: number;
  file: File;
  state:
    | { step: 'waiting' }
    | { step: 'sending'; percent: number }
    | { step: 'done'; view: TicketFileView }
    | { step: 'refused'; words: string; isFinal: boolean };
}

export interface Uploads {
  list: readonly Upload[];
  isUploading: boolean;
  add: (files: readonly File[]) => void;
  retry: (id: number) => void;
  /** Calls it off, or takes it out of the list. */
  drop: (id: number) => void;
  forget: () => void;
}

const isUnderWay = ({ state }: Upload) => state.step === 'waiting' || state.step === 'sending';

let lastId = 0;

/** Sends files to a request, one after the other, and knows of each how far it is or why it was refused. */
export function useUploads(link: RequestLink, first: readonly File[] = []): Uploads {
  const [list, setList] = useState(() => first.map(begun));
  const [current, setCurrent] = useState<{ id: number; abort: AbortController }>();
  const isOver = useRef(false);
  useEffect(() => {
    isOver.current = false;
    return () => void (isOver.current = true);
  }, []);

  const set = (id: number, state: Upload['state']) =>
    setList((all) => all.map((upload) => (upload.id === id ? { ...upload, state } : upload)));

  const next = current ? undefined : list.find(({ state }) => state.step === 'waiting');
  useEffect(() => {
    if (!next) return;
    const { id, file } = next;
    const abort = new AbortController();
    setCurrent({ id, abort });
    void sent(link, file, abort.signal, (percent) => set(id, { step: 'sending', percent })).then((state) => {
      if (isOver.current) return;
      set(id, state);
      setCurrent(undefined);
    });
    // A file is begun once, whatever else changes.
    // eslint-disable-next-line react-hooks/exhaustive-deps
  }, [next?.id]);

  return {
    list,
    isUploading: list.some(isUnderWay),
    add: (files) => setList((all) => [...all, ...files.map(begun)]),
    retry: (id) => set(id, { step: 'waiting' }),
    drop: (id) => {
      if (current?.id === id) current.abort.abort();
      setList((all) => all.filter((upload) => upload.id !== id));
    },
    forget: () => setList([]),
  };
}

function begun(file: File): Upload {
  const words = fileProblem(file);
  return {
    id: (lastId += 1),
    file,
    state: words ? { step: 'refused', words, isFinal: true } : { step: 'waiting' },
  };
}

/** How it ended; an upload that was called off is no longer in the list. */
async function sent(
  link: RequestLink,
  file: File,
  signal: AbortSignal,
  onProgress: (percent: number) => void,
): Promise<Upload['state']> {
  try {
    onProgress(0);
    const options = { ...bearer(link), onProgress, signal };
    const view = await apiUpload<TicketFileView>(`${pathOf(link)}/files`, file, options);
    return { step: 'done', view };
  } catch (error) {
    return { step: 'refused', words: uploadProblem(error), isFinal: !mayPass(error) };
  }
}

/** The ids of those that have arrived. */
export const arrived = (list: readonly Upload[]): TicketFileView[] =>
  list.flatMap(({ state }) => (state.step === 'done' ? [state.view] : []));
