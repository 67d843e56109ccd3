import { screen } from '@testing-library/react';
import { fill, press } from '@rep13/testing-browser';

/** Answers the questions of the check, one after the other. */
export async function answer(...answers: ('Yes' | 'No')[]): Promise<void> {
  for (const one of answers) await press(one);
}

/** Says who answers, and asks for the result. */
export async function sendContact(): Promise<void> {
  fill('Email', 'ada@acme.example');
  fill('Company name', 'Acme');
  await press('Show My Result');
}

export const heading = (): HTMLElement => screen.getByRole('heading', { level: 1 });

export const percent = () => screen.getByRole('progressbar').getAttribute('aria-valuenow');
