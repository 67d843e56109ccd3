import { archiveFaultOf } from './archive-fault.ts';
import { contentFaultOf } from './content-fault.ts';
import { orderFileTypeOf } from './order-file-type.ts';
import type { ContentFault } from './pdf-fault.ts';
import { signedContentOf } from './signed-message.ts';
import { textOf } from './text-encoding.ts';
import { unpacked, zipMembers, type ZipMember } from './zip-members.ts';

/** What a container may hold unpacked, all members together. */
const UNPACKED_MAX = 50 * 1024 * 1024;
/** What signs, and says what is signed, ETSI EN 319 162. */
const OF_SIGNATURES = /^META-INF\/[^/]+\.(xml|p7s|tst|ers)$/i;
const SIGNATURE = /^META-INF\/[^/]*signature[^/]*\.(xml|p7s)$/i;
/** Sheets of macros of the time before VBA, and programs that are packed in. */
const ACTIVE_IN_SHEETS = /(^|\/)macrosheets\/|(^|\/)embeddings\/[^/]+\.bin$/i;
/** A cell that has a program do something when the table is opened, such as `=cmd|' /c …'!A1`. */
const ACTIVE_CELL = /(^|[,;\t\n"])[ ]*[=+@-][^,;\t\n"]*[(|]/;

/** Whether an order's file of this type is more than something to be read, or can't be looked into. */
export async function orderFileFaultOf(bytes: Buffer, extension: string): Promise<ContentFault | undefined> {
  if (extension === 'xlsx') return archiveFaultOf(bytes) ?? sheetFaultOf(bytes);
  if (extension === 'csv') return ACTIVE_CELL.test(textOf(bytes) ?? '') ? 'active' : undefined;
  if (extension === 'asice') return containerFaultOf(bytes);
  if (extension === 'p7m') return signedFaultOf(bytes);
  return contentFaultOf(bytes, extension);
}

function sheetFaultOf(bytes: Buffer): ContentFault | undefined {
  const members = zipMembers(bytes);
  if (!members) return 'unreadable';
  return members.some(({ name }) => ACTIVE_IN_SHEETS.test(name)) ? 'active' : undefined;
}

/** What was signed is looked at as if it had come alone; a container in a container is not opened. */
async function containerFaultOf(bytes: Buffer): Promise<ContentFault | undefined> {
  const members = zipMembers(bytes) ?? [];
  if (!members.some(({ name }) => SIGNATURE.test(name))) return 'unreadable';
  let room = UNPACKED_MAX;
  for (const member of members.filter(isSigned)) {
    const content = unpacked(bytes, member, room);
    if (!content) return 'unreadable';
    room -= content.length;
    const fault = await insideFaultOf(content, member.name);
    if (fault) return fault;
  }
  return undefined;
}

const isSigned = ({ name }: ZipMember): boolean =>
  name !== 'mimetype' && !name.endsWith('/') && !OF_SIGNATURES.test(name);

async function signedFaultOf(bytes: Buffer): Promise<ContentFault | undefined> {
  const content = signedContentOf(bytes);
  // A signature alone says nothing to be read.
  if (!content) return 'unreadable';
  // Its own name is not in it: as text it counts by being some.
  return insideFaultOf(content, '');
}

const CONTAINERS: readonly string[] = ['asice', 'p7m'];

async function insideFaultOf(content: Buffer, name: string): Promise<ContentFault | undefined> {
  const type = await orderFileTypeOf(content, name);
  if (!type || CONTAINERS.includes(type.extension)) return 'active';
  return orderFileFaultOf(content, type.extension);
}
