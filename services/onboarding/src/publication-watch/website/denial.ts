import { folded, typed } from './folded-text.ts';

/** That something is no longer so, in the languages of our clients. */
const DENIALS = [
  ...[
    'no longer',
    'not represented',
    'not any more',
    'not anymore',
    'any longer',
    'formerly',
    'former representative',
  ],
  ...[
    'previous representative',
    'previously represented',
    'ceased to',
    'has ended',
    'was terminated',
    'until further notice',
  ],
  ...[
    'is not our',
    'nicht mehr',
    'ehemals',
    'ehemalige',
    'bisherige',
    'nicht vertreten',
    'n est plus',
    'ne sommes plus',
  ],
  ...[
    'plus représentés par',
    'anciennement',
    'ancien représentant',
    'ya no',
    'antiguo representante',
    'anteriormente',
  ],
  ...[
    'já não',
    'não mais',
    'não é mais',
    'antigo representante',
    'non è più',
    'non siamo più',
    'ex rappresentante',
    'in precedenza',
  ],
  ...[
    'niet meer',
    'niet langer',
    'voormalig',
    'już nie',
    'nie jest już',
    'dawny przedstawiciel',
    'były przedstawiciel',
  ],
  ...[
    'artık değil',
    'eski temsilci',
    'temsil edilmiyor',
    'больше не',
    'бывший представител',
    'бывшего представител',
  ],
  ...[
    'более не',
    'більше не',
    'колишній представник',
    '不再',
    '前代表',
    '已终止',
    '已終止',
    '以前の代理人',
    '旧代理人',
    'なくなりました',
  ],
  ...['더 이상', '이전 대리인', 'अब नहीं', 'पूर्व प्रतिनिधि', 'لم يعد', 'لم تعد', 'الممثل السابق'],
].map((phrase) => folded(phrase).trim());

/** What a line before the name is about, where it goes on in the next one. */
const ABOUT_US =
  /represent|vertret|vertegenwoord|rappresent|représent|przedstaw|temsil|представ|代表|代理|대리|대표|प्रतिनिधि|ممثل|يمثل/;
const BEFORE = 160;
const AFTER = 260;
const PLACES_MAX = 50;
const SENTENCE_END = /[.!?]\s+(?=\p{L})|[。！？]/gu;

/**
 * Whether a sentence that names the representative seems to say that it no longer is one. Words alone do not tell for
 * sure: such a page is for a person to judge.
 * @param text With each block of the page in a line of its own.
 */
export function seemsDenied(text: string, name: string): boolean {
  const lines = text
    .split('\n')
    .map(typed)
    .filter((line) => line.trim() !== '');
  const sought = namePart(name);
  let places = 0;
  for (const [index, line] of lines.entries())
    for (let at = line.indexOf(sought); at >= 0; at = line.indexOf(sought, at + 1)) {
      places += 1;
      if (places > PLACES_MAX) return false;
      if (isDenial(sentenceAt(line, at, lines[index - 1] ?? ''))) return true;
    }
  return false;
}

const isDenial = (sentence: string): boolean => {
  const text = folded(sentence);
  return DENIALS.some((denial) => text.includes(denial));
};

/** As much of a name as is always written: without its last word, which is the legal form. */
function namePart(name: string): string {
  const parts = typed(name).trim().split(' ');
  return parts.slice(0, Math.max(1, parts.length - 1)).join(' ');
}

function sentenceAt(line: string, at: number, lineBefore: string): string {
  const before = lastSentence(line.slice(Math.max(0, at - BEFORE), at));
  const after = line.slice(at, at + AFTER);
  const end = after.search(SENTENCE_END);
  const own = `${before} ${end < 0 ? after : after.slice(0, end)}`;
  return at === 0 || before.length === at ? `${leadIn(lineBefore)} ${own}` : own;
}

/** "No longer represented by:" in a line of its own; a line about anything else is another matter. */
function leadIn(line: string): string {
  const sentence = lastSentence(line.slice(-BEFORE));
  return /[:：]\s*$/.test(sentence) || ABOUT_US.test(sentence) ? sentence : '';
}

function lastSentence(text: string): string {
  const end = [...text.matchAll(SENTENCE_END)].at(-1);
  return end ? text.slice(end.index + end[0].length) : text;
}
