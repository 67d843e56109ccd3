import { CHAT } from '@rep13/content';

const SHOWN = 3;

/** Three of the questions; after a closing of the window it offers the others. */
export function quickQuestions(closings: number): readonly string[] {
  const { quickQuestions: all } = CHAT;
  const first = (closings * SHOWN) % all.length;
  return all.slice(first, first + SHOWN);
}
