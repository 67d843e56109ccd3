import type { AgreementDraftView, AgreementText } from '@rep13/contracts-agreements';
import { withVisibleMarks } from '@rep13/ui';

const STYLE =
  'body{max-width:42rem;margin:3rem auto;padding:0 1.5rem;color:#0f1b2d;font:1.0625rem/1.7 Georgia,serif}' +
  'h1,h2{line-height:1.25}h2{margin:2rem 0 .5rem;font-size:1.2rem}mark{background:#eceffb;unicode-bidi:isolate}' +
  '.draft{font:.9rem/1.5 sans-serif}';

/** The agreement as a page of its own: opens anywhere, prints well, and says that it is only a draft. */
export function draftPage({ title, version, parties, clauses, sha256 }: AgreementDraftView): string {
  const paragraphs = parties.map((party) => `<p>${html(party)}</p>`);
  const sections = clauses.map(
    ({ number, heading, paragraphs: runs }) =>
      `<h2>${number}. ${text(heading)}</h2>` +
      runs.map((one, index) => `<p>${number}.${index + 1} ${html(one)}</p>`).join(''),
  );
  return (
    `<!doctype html><html lang="en"><meta charset="utf-8"><title>${text(title)} (draft)</title>` +
    `<meta name="viewport" content="width=device-width"><style>${STYLE}</style>` +
    `<p class="draft"><b>Draft, not signed.</b> Version ${text(version)}. Checksum (SHA-256): ${text(sha256)}</p>` +
    `<h1>${text(title)}</h1>${paragraphs.join('')}${sections.join('')}</html>`
  );
}

const html = (runs: AgreementText[]) =>
  runs
    .map((run) => (run.filled ? `<mark>${text(withVisibleMarks(run.text))}</mark>` : text(run.text)))
    .join('');

const ENTITIES: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };

/** What the customer typed is text, never markup. */
const text = (typed: string) => typed.replaceAll(/[&<>"]/g, (sign) => ENTITIES[sign] ?? sign);
