export type Answer = 'yes' | 'no';

/** All yes means likely needed; one no is enough to stop. */
export function resultOf(answers: readonly (Answer | null)[]): 'open' | 'likely' | 'unlikely' {
  if (answers.includes('no')) return 'unlikely';
  return answers.every((answer) => answer === 'yes') ? 'likely' : 'open';
}
