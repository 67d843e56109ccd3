/** The first line of what was answered, as mail programs write it in the languages of most authorities. */
const INTRODUCTIONS = [
  /^On .{5,200} wrote:$/,
  /^Am .{5,200} schrieb .{1,200}:$/,
  /^Op .{5,200} (?:schreef|heeft) .{1,200}:$/,
  /^Le .{5,200} a écrit\s?:$/,
  /^El .{5,200} escribió:$/,
  /^Il .{5,200} ha scritto:$/,
  /^-{2,}\s*(?:Original Message|Oorspronkelijk bericht|Ursprüngliche Nachricht|Message d'origine)\s*-{2,}$/i,
];

/** What was written now, and the history below it. */
export function withoutQuoted(text: string): { newText: string; quoted: string | null } {
  const lines = text.split('\n');
  const at = lines.findIndex((line, index) => isIntroduction(line, lines[index + 1]));
  if (at < 1 || lines.slice(0, at).every((line) => line.trim() === ''))
    return { newText: text, quoted: null };
  return { newText: lines.slice(0, at).join('\n').trimEnd(), quoted: lines.slice(at).join('\n') };
}

function isIntroduction(line: string, next: string | undefined): boolean {
  const text = line.trim();
  if (INTRODUCTIONS.some((pattern) => pattern.test(text))) return true;
  return next !== undefined && next.startsWith('>') && text.endsWith(':') && text.length > 10;
}

const FORWARDED = [
  /^-{2,}\s*(?:Forwarded message|Forwarded by|Weitergeleitete Nachricht|Doorgestuurd bericht|Message transféré)/im,
  /^Begin forwarded message:/im,
];

/** Whether somebody put another's mail into the text: its sender is then not who wrote the order. */
export const isForwardedInText = (text: string): boolean => FORWARDED.some((pattern) => pattern.test(text));
