import { setImmediate } from 'node:timers/promises';
import { isActive, leadsOn } from './active-names.ts';
import { ObjectStreams, Unreadable } from './object-stream.ts';
import { OpenAction } from './open-action.ts';
import { nameAt } from './pdf-names.ts';

/** Why a document is not taken: it may act by itself, or nobody can look into it. */
export type ContentFault = 'active' | 'unreadable';

/** Other requests are served between pieces of so many bytes. */
const PIECE_BYTES = 256 * 1024;

/**
 * Whether a PDF holds scripts, actions that start something, or other files, or does more when it is opened than show
 * a place; or is encrypted, so that nobody can tell.
 * Looks for names in all bytes, whatever the file says about where its objects are, and in the unpacked object
 * streams. Takes time in proportion to the size, and no more than 32 MB.
 */
export async function pdfFaultOf(bytes: Buffer): Promise<ContentFault | undefined> {
  try {
    const streams = new ObjectStreams(bytes);
    const opening = new OpenAction();
    let rested = 0;
    for (const at of marksOf(bytes)) {
      if (at - rested > PIECE_BYTES) await setImmediate((rested = at));
      if (bytes[at] !== SLASH) {
        if (isEndOfStream(bytes, at)) continue;
        const objects = await streams.objectsAt(at);
        const fault = objects && (await faultOfObjects(objects, opening));
        if (fault) return fault;
        continue;
      }
      if (isEmptyName(bytes, at)) continue;
      const found = nameAt(bytes, at);
      if (isActive(bytes, found)) return 'active';
      if (found.name === 'OpenAction' && opening.actsAt(bytes, found.end)) return 'active';
      if (found.name === 'Encrypt' && leadsOn(bytes, found)) return 'unreadable';
      streams.notice(found);
    }
    return (await opening.actsElsewhere(bytes)) ? 'active' : undefined;
  } catch (error) {
    if (error instanceof Unreadable) return 'unreadable';
    throw error;
  }
}

const SLASH = 0x2f;

/** Where names begin and where the word stream stands, in order. */
function* marksOf(bytes: Buffer): Generator<number> {
  let slash = bytes.indexOf('/');
  let stream = bytes.indexOf('stream');
  while (slash !== -1 || stream !== -1) {
    if (stream === -1 || (slash !== -1 && slash < stream)) {
      yield slash;
      slash = bytes.indexOf('/', slash + 1);
    } else {
      yield stream;
      stream = bytes.indexOf('stream', stream + 1);
    }
  }
}

const isEmptyName = (bytes: Buffer, at: number): boolean => bytes[at + 1] === SLASH;

const isEndOfStream = (bytes: Buffer, at: number): boolean =>
  bytes[at - 1] === 0x64 && bytes[at - 2] === 0x6e && bytes[at - 3] === 0x65;

/** Objects in a stream hold no streams themselves. */
async function faultOfObjects(objects: Buffer, opening: OpenAction): Promise<ContentFault | undefined> {
  opening.noticePacked(objects);
  let rested = 0;
  for (let at = objects.indexOf('/'); at !== -1; at = objects.indexOf('/', at + 1)) {
    if (at - rested > PIECE_BYTES) await setImmediate((rested = at));
    const found = nameAt(objects, at);
    if (isActive(objects, found)) return 'active';
    if (found.name === 'OpenAction' && opening.actsAt(objects, found.end)) return 'active';
  }
  return undefined;
}
