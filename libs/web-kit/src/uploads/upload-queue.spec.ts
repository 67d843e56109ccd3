import { beforeEach, describe, expect, it, jest } from '@jest/globals';
import { fakeRequests, type FakeRequest } from '../../test/fake-requests.ts';
import { UploadQueue, type UploadTarget } from './upload-queue.ts';
import { post } from '../../test/made-up-calls.ts';

interface View {
  id: string;
}

const NOTHING_WRONG: UploadTarget<View> = {
  call: post('/api/files'),
  problems: { ofFile: () => undefined, ofError: () => 'Not taken' },
};
const file = (name: string) => new File(['x'], name, { lastModified: 1 });

let uploads: FakeRequest[];
beforeEach(() => {
  uploads = fakeRequests();
});

/** Lets what an answer sets off happen. */
const settle = () => new Promise<void>((resolve) => setTimeout(resolve));

function queueOf(given: Partial<UploadTarget<View>> = {}, ...names: string[]) {
  const queue = new UploadQueue<View>({ ...NOTHING_WRONG, ...given }, names.map(file));
  void queue.goOn();
  const shown = () => queue.all().map((upload) => `${upload.file.name} ${upload.state.step}`);
  const keys = () => queue.all().map(({ idempotencyKey }) => idempotencyKey);
  return { queue, shown, keys };
}

describe('a queue of files', () => {
  it('sends one after the other, also those that come later', async () => {
    const done: View[] = [];
    const { queue, shown } = queueOf({ onDone: (view) => done.push(view) }, 'a', 'b');
    queue.add([file('c')]);
    expect(shown()).toEqual(['a sending', 'b waiting', 'c waiting']);
    for (const [index, id] of ['a', 'b', 'c'].entries()) {
      expect(uploads).toHaveLength(index + 1);
      uploads[index]?.answer(201, JSON.stringify({ id }));
      await settle();
    }
    expect(shown()).toEqual(['a done', 'b done', 'c done']);
    expect(done).toEqual([{ id: 'a' }, { id: 'b' }, { id: 'c' }]);
  });

  it('tells its listeners how far a file is', () => {
    const { queue } = queueOf({}, 'a');
    const listener = jest.fn();
    const end = queue.subscribe(listener);
    uploads[0]?.upload.onprogress?.({ loaded: 40, total: 100 });
    expect(listener).toHaveBeenCalledTimes(1);
    expect(queue.all()[0]?.state).toEqual({ step: 'sending', percent: 40 });
    end();
    uploads[0]?.upload.onprogress?.({ loaded: 50, total: 100 });
    expect(listener).toHaveBeenCalledTimes(1);
  });

  it('sends nothing that need not be sent, and goes on', () => {
    const ofFile = ({ name }: File) => (name === 'a' ? 'Empty' : undefined);
    const problems = { ...NOTHING_WRONG.problems, ofFile };
    const { shown } = queueOf({ problems }, 'a', 'b');
    expect(shown()).toEqual(['a refused', 'b sending']);
    expect(uploads).toHaveLength(1);
  });

  it('goes on after a refusal, and forgets what nothing is said of', async () => {
    const problems = { ...NOTHING_WRONG.problems, ofError: () => null };
    const { shown } = queueOf({ problems }, 'a', 'b');
    uploads[0]?.answer(401, '{}');
    await settle();
    expect(shown()).toEqual(['b sending']);
  });

  it.each([
    [422, true],
    [503, false],
  ])('says whether the same file would be refused again: %i', async (status, isFinal) => {
    const { queue } = queueOf({}, 'a');
    uploads[0]?.answer(status, '{}');
    await settle();
    expect(queue.all()[0]?.state).toEqual({ step: 'refused', reason: 'Not taken', isFinal });
  });

  it('sends a file under its own key, and under the same when it is tried or chosen again', async () => {
    const { queue, shown, keys } = queueOf({}, 'a', 'b');
    const [keyOfA, keyOfB] = keys();
    expect(keyOfA).not.toBe(keyOfB);
    uploads[0]?.onerror?.();
    await settle();
    queue.retry(queue.all()[0]?.id ?? 0);
    uploads[1]?.onerror?.();
    await settle();
    expect(shown()).toEqual(['a sending', 'b refused']);
    queue.add([file('b'), file('c')]);
    expect(shown()).toEqual(['a sending', 'b waiting', 'c waiting']);
    expect(keys().slice(0, 2)).toEqual([keyOfA, keyOfB]);
    expect(new Set(keys()).size).toBe(3);
  });

  it('takes every refused one out of the list for those that are chosen afresh', async () => {
    const { queue, shown } = queueOf({}, 'a');
    uploads[0]?.onerror?.();
    await settle();
    queue.add([file('b')]);
    expect(shown()).toEqual(['a refused', 'b sending']);
    queue.add([file('c')], { isAfresh: true });
    expect(shown()).toEqual(['b sending', 'c waiting']);
  });

  it('drops one and sends the next', async () => {
    const { queue, shown } = queueOf({}, 'a', 'b');
    queue.drop(queue.all()[0]?.id ?? 0);
    await settle();
    expect(uploads[0]?.isAborted).toBe(true);
    expect(shown()).toEqual(['b sending']);
  });

  it('calls off what has not arrived', async () => {
    const { queue, shown } = queueOf({}, 'a', 'b', 'c');
    uploads[0]?.answer(201, '{"id":"a"}');
    await settle();
    queue.callOff();
    await settle();
    expect(shown()).toEqual(['a done']);
    expect(uploads).toHaveLength(2);
  });
});
