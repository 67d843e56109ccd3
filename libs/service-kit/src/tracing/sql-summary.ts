/** A statement's verbs and their tables. `for update` and `do update` are no statements. */
const STEPS =
  /(?<!for |do )\b(insert into|update|delete from|select|from|join)\b(?:\s+(?:only\s+)?"?(\w+)"?(?:\."?(\w+)"?)?)?/gi;
const LITERALS = /'(?:[^']|'')*'/g;
const MAX = 255;

/**
 * A statement without anything it is about, for a span's name: `SELECT signups`, `INSERT outbox_messages`. What changes
 * rows is named first; what only reads is named where nothing changes.
 */
export function sqlSummary(text: string): string {
  const changes = new Set<string>();
  const reads = new Set<string>();
  for (const [, verb = '', schema = '', table] of text.replace(LITERALS, '').matchAll(STEPS)) {
    const [name = ''] = verb.toUpperCase().split(' ');
    if (name === 'SELECT') continue;
    if (name === 'FROM' || name === 'JOIN') reads.add(table ?? schema);
    else changes.add(`${name} ${table ?? schema}`);
  }
  if (changes.size > 0) return [...changes].join(' ').slice(0, MAX);
  if (reads.size > 0) return `SELECT ${[...reads].join(' ')}`.slice(0, MAX);
  return (/^\s*(start transaction|\w+)/i.exec(text)?.[1] ?? 'SQL').toUpperCase();
}
