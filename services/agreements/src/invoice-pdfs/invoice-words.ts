import { longTime } from '../pdf/long-time.ts';
import type { InvoiceDocument } from './invoice-document.ts';

const AMOUNT = new Intl.NumberFormat('en-GB', { minimumFractionDigits: 2, maximumFractionDigits: 2 });

/** `1,200.00`; below zero with a hyphen, which every reader's search finds. */
export const amountOf = (cents: number): string => AMOUNT.format(cents / 100);

/** `24 November 2026`, by UTC. */
export const dayOf = (iso: string): string => longTime(iso).split(',')[0] ?? '';

const KIND = { invoice: 'Invoice', 'credit-note': 'Credit note' } as const;

export const titleOf = ({ kind, number }: InvoiceDocument): string => `${KIND[kind]} ${number}`;

export const factsOf = ({ kind, number, issuedAt, credits }: InvoiceDocument): [string, string][] => [
  ['Number', number],
  ['Date', dayOf(issuedAt)],
  ...(kind === 'credit-note' && credits ? [['Takes back', `Invoice ${credits}`] as [string, string]] : []),
];

export const totalsOf = ({ netCents, vatCents }: InvoiceDocument): [string, number][] => [
  ['Net', netCents],
  ['VAT', vatCents],
];

/** Every invoice here is of a fee that is paid, every credit note of one that goes back. */
export const settledSentence = ({ kind, paidAt, paidBy, credits }: InvoiceDocument): string =>
  kind === 'invoice'
    ? `Paid on ${dayOf(paidAt)} by ${paidBy}. Nothing is left to pay.`
    : `This credit note takes back invoice ${credits ?? ''}. The amount was paid back on ${dayOf(paidAt)} by ${paidBy}.`;
