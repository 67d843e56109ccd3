import { useEffect, useState, useSyncExternalStore } from 'react';
import { isUnderWay, UploadQueue, type Upload, type UploadTarget } from './upload-queue.ts';

export interface Uploads<View> extends Pick<
  UploadQueue<View>,
  'add' | 'retry' | 'drop' | 'callOff' | 'forget'
> {
  list: readonly Upload<View>[];
  isUploading: boolean;
}

interface QueueOptions {
  /** Sent as soon as the page is there. */
  first?: readonly File[];
  /** Whether what has not arrived is called off when the page is left; otherwise it goes on. */
  endsWithPage?: boolean;
}

/** The files that a page sends, one after the other. */
export function useUploadQueue<View>(
  target: UploadTarget<View>,
  { first, endsWithPage = false }: QueueOptions = {},
): Uploads<View> {
  const [queue] = useState(() => new UploadQueue(target, first));
  const list = useSyncExternalStore(queue.subscribe, queue.all, queue.all);
  useEffect(() => queue.aimAt(target));
  useEffect(() => {
    void queue.goOn();
    return () => {
      if (endsWithPage) queue.callOff();
    };
  }, [queue, endsWithPage]);
  const { add, retry, drop, callOff, forget } = queue;
  return { list, isUploading: list.some(isUnderWay), add, retry, drop, callOff, forget };
}
