/** How far back the beginning of an object or of a line is looked for. */
const LOOK_BACK = 4_096;
const STRING = /\\.|[()]/gs;

/** Whether a reader of PDFs takes what stands at this offset for a part of a dictionary: no comment, stream or string. */
export function isInDictionary(text: string, offset: number): boolean {
  const before = text.slice(Math.max(0, offset - LOOK_BACK), offset);
  if (before.lastIndexOf('stream') > before.lastIndexOf('endstream') + 'end'.length) return false;
  const line = before.slice(Math.max(before.lastIndexOf('\n'), before.lastIndexOf('\r')) + 1);
  return isOutside(line);
}

/** Neither behind a `%` nor within parentheses that are open at the end of this part of a line. */
function isOutside(line: string): boolean {
  let depth = 0;
  let from = 0;
  for (const { 0: mark, index } of line.matchAll(STRING)) {
    if (depth === 0 && line.slice(from, index).includes('%')) return false;
    if (mark === '(') depth += 1;
    if (mark === ')') depth = Math.max(0, depth - 1);
    from = index + mark.length;
  }
  return depth === 0 && !line.slice(from).includes('%');
}
