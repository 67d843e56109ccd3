import { formatLegalDay } from '@rep13/contracts-constants';
import type { InvoiceDocument } from './invoice-document.ts';

const AMOUNT = new Intl.NumberFormat('en-GB', { minimumFractionDigits: 2, maximumFractionDigits: 2 });

/** `1,200.00`; below zero with a hyphen, which every reader's search finds. Zero has no sign. */
export const amountOf = (cents: number): string => AMOUNT.format((cents || 0) / 100);

const KIND = { invoice: 'Invoice', 'credit-note': 'Credit note' } as const;

export const titleOf = ({ kind, number }: InvoiceDocument): string => `${KIND[kind]} ${number}`;

export const issuedOn = ({ issuedAt, timeZone }: InvoiceDocument): string =>
  formatLegalDay(issuedAt, timeZone);

export const factsOf = (document: InvoiceDocument): [string, string][] => [
  ['Number', document.number],
  ['Date', issuedOn(document)],
  ...(document.cancels ? [['Cancels', `Credit note ${document.cancels}`] as [string, string]] : []),
  ...(document.corrects ? [['In place of', `Invoice ${document.corrects}`] as [string, string]] : []),
  ...(document.credits ? [['Takes back', `Invoice ${document.credits}`] as [string, string]] : []),
];

export const totalsOf = ({ netCents, vatCents, vatPercent }: InvoiceDocument): [string, number][] => [
  ['Net', netCents],
  [vatPercent ? `VAT ${vatPercent}%` : 'VAT', vatCents],
];

/** Every invoice here is of a fee that is paid or cancels a credit note; every credit note is of money that went back. */
export function settledSentence(document: InvoiceDocument): string {
  const { kind, cancels, isCorrection, paidAt, paidBy, timeZone } = document;
  if (isCorrection) return 'A corrected invoice takes its place. No money moves.';
  if (cancels)
    return `The money came back to us on ${formatLegalDay(paidAt, timeZone)} (${paidBy}). You have nothing to pay: we still owe it to you.`;
  const when = `on ${formatLegalDay(paidAt, timeZone)} (${paidBy})`;
  return kind === 'invoice' ? `Paid ${when}. Nothing is left to pay.` : `Paid back ${when}.`;
}
