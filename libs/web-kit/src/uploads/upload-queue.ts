import type { Call, Upload as OneFile } from '@rep13/contracts-operations';
import type { CallOptions } from '../api/api-client.ts';
import { apiUpload } from '../api/api-upload.ts';
import { newIdempotencyKey } from '../api/idempotency-key.ts';
import { mayPass } from './file-problems.ts';

/** Why files are not taken. */
interface Problems {
  /** Why a file need not be sent at all. */
  ofFile: (file: File) => string | undefined;
  /** What its refusal means; null when nothing is to be shown: the file then leaves the queue. */
  ofError: (error: unknown) => string | null;
}

/** One file, on its way or at its end. */
export interface Upload<View> {
  id: number;
  file: File;
  state:
    | { step: 'waiting' }
    | { step: 'sending'; percent: number }
    | { step: 'done'; view: View }
    /** `isFinal`: sent again, it would be refused again. */
    | { step: 'refused'; reason: string; isFinal: boolean };
  /** Of this file in this queue: sent again after a lost answer, it stays one file at the server. */
  idempotencyKey: string;
}

/** Where files go, and the messages about those that don't get there. */
export interface UploadTarget<View> extends CallOptions {
  call: Call<OneFile, View>;
  problems: Problems;
  onDone?: (view: View) => void;
}

let lastId = 0;

/** Sends files one after the other, and knows of each how far it is or why it was refused. */
export class UploadQueue<View> {
  private list: readonly Upload<View>[] = [];
  private current: { id: number; abort: AbortController } | undefined;
  private readonly listeners = new Set<() => void>();
  private target: UploadTarget<View>;

  constructor(target: UploadTarget<View>, first: readonly File[] = []) {
    this.target = target;
    this.list = first.map((file) => this.begun(file));
  }

  readonly subscribe = (listener: () => void): (() => void) => {
    this.listeners.add(listener);
    return () => this.listeners.delete(listener);
  };
  readonly all = (): readonly Upload<View>[] => this.list;

  aimAt(target: UploadTarget<View>): void {
    this.target = target;
  }

  /** A refused file that is chosen again takes its own place; `isAfresh` takes every refused one out of the list. */
  readonly add = (files: readonly File[], { isAfresh = false } = {}): void => {
    const isRefused = ({ state }: Upload<View>) => state.step === 'refused';
    const refused = this.list.filter(isRefused);
    const isAgain = (upload: Upload<View>) => files.some((file) => isSame(file, upload.file));
    const rest = this.list.filter((upload) => !(isRefused(upload) && (isAfresh || isAgain(upload))));
    const keyOf = (file: File) => refused.find((upload) => isSame(file, upload.file))?.idempotencyKey;
    this.change([...rest, ...files.map((file) => this.begun(file, keyOf(file)))]);
    void this.goOn();
  };

  readonly retry = (id: number): void => {
    this.set(id, { step: 'waiting' });
    void this.goOn();
  };

  /** Calls it off, or takes it out of the list. */
  readonly drop = (id: number): void => {
    this.change(this.list.filter((upload) => upload.id !== id));
    if (this.current?.id === id) this.current.abort.abort();
  };

  /** Calls off what has not arrived. */
  readonly callOff = (): void => this.list.filter(isUnderWay).forEach(({ id }) => this.drop(id));

  readonly forget = (): void => this.change([]);

  /** Sends what waits, until nothing does. */
  async goOn(): Promise<void> {
    if (this.current) return;
    for (let next = this.next(); next; next = this.next()) {
      const abort = new AbortController();
      this.current = { id: next.id, abort };
      await this.send(next, abort.signal);
      this.current = undefined;
    }
  }

  private next(): Upload<View> | undefined {
    return this.list.find(({ state }) => state.step === 'waiting');
  }

  private async send({ id, file, idempotencyKey }: Upload<View>, signal: AbortSignal): Promise<void> {
    const { call, headers, problems } = this.target;
    const onProgress = (percent: number) => this.set(id, { step: 'sending', percent });
    onProgress(0);
    try {
      const options = { headers, idempotencyKey, onProgress, signal };
      const view = await apiUpload(call, file, options);
      this.set(id, { step: 'done', view });
      this.target.onDone?.(view);
    } catch (error) {
      const reason = signal.aborted ? null : problems.ofError(error);
      if (reason === null) this.drop(id);
      else this.set(id, { step: 'refused', reason, isFinal: !mayPass(error) });
    }
  }

  private begun(file: File, idempotencyKey = newIdempotencyKey()): Upload<View> {
    const reason = this.target.problems.ofFile(file);
    const state: Upload<View>['state'] = reason
      ? { step: 'refused', reason, isFinal: true }
      : { step: 'waiting' };
    return { id: (lastId += 1), file, state, idempotencyKey };
  }

  private set(id: number, state: Upload<View>['state']): void {
    this.change(this.list.map((upload) => (upload.id === id ? { ...upload, state } : upload)));
  }

  private change(list: readonly Upload<View>[]): void {
    this.list = list;
    this.listeners.forEach((listener) => listener());
  }
}

/** As far as can be seen without reading them. */
const isSame = (one: File, other: File): boolean =>
  one.name === other.name && one.size === other.size && one.lastModified === other.lastModified;

export const isUnderWay = ({ state }: Pick<Upload<unknown>, 'state'>): boolean =>
  state.step === 'waiting' || state.step === 'sending';
