import type { AgreementText } from '@rep13/contracts-agreements';

/** Marks a value as the company's own data. */
export const filled = (text: string): AgreementText => ({ text, filled: true });

type Value = string | AgreementText | readonly AgreementText[];

/** One paragraph of the template: `p\`Your website is ${filled(url)}.\`` A paragraph may hold another one. */
export function p(strings: TemplateStringsArray, ...values: Value[]): AgreementText[] {
  return strings
    .flatMap((text, index): AgreementText[] => [{ text }, ...toRuns(values[index] ?? '')])
    .reduce<AgreementText[]>(join, []);
}

const toRuns = (value: Value): readonly AgreementText[] =>
  typeof value === 'string' ? [{ text: value }] : 'text' in value ? [value] : value;

/** Words and values that are marked alike become one run. */
function join(runs: AgreementText[], next: AgreementText): AgreementText[] {
  const last = runs.at(-1);
  if (next.text === '') return runs;
  if (!last || last.filled || next.filled) return [...runs, next];
  return [...runs.slice(0, -1), { text: last.text + next.text }];
}
