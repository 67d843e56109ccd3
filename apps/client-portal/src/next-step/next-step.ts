import type { Tone } from '@rep13/ui';

export interface NextStep {
  tone: Exclude<Tone, 'neutral'>;
  headline: string;
  text: string;
  /** How long there is time for it; changes all the time, and is not read out each time. */
  left?: string;
  /** What there is to press, the most important first. */
  actions: { to: string; text: string }[];
}
