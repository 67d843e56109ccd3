import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import { createTransport } from 'nodemailer';
import { SAMPLE_LEGAL_ENTITY } from '@rep13/contracts-legal-entity';

/** A mail as an officer writes it. */
export interface Letter {
  readonly from: string;
  /** The authorities' address unless said otherwise. */
  readonly to?: string;
  readonly subject: string;
  readonly text: string;
  readonly inReplyTo?: string;
}

/** Sends a mail to the product as its own mail server would hand it over. */
export async function sendMail({
  to = SAMPLE_LEGAL_ENTITY.authorityEmail,
  ...letter
}: Letter): Promise<void> {
  await createTransport({ url: mailInUrl(), ignoreTLS: true }).sendMail({ to, ...letter });
}

/** The same by a program that is not ours, where there is one: `swaks`, with its own idea of a mail. */
export async function sendMailBySwaks(letter: Letter): Promise<void> {
  const swaks = process.env['SWAKS_PATH'];
  if (!swaks) return sendMail(letter);
  const { from, to = SAMPLE_LEGAL_ENTITY.authorityEmail, subject, text } = letter;
  const { hostname, port } = new URL(mailInUrl());
  await promisify(execFile)(swaks, [
    ...['--server', hostname, '--port', port, '--from', addressIn(from), '--to', to],
    ...['--h-From', from, '--h-Subject', subject, '--body', text, '--hide-all'],
  ]);
}

function mailInUrl(): string {
  const url = process.env['MAIL_IN_URL'];
  if (!url) throw new Error('MAIL_IN_URL is not set: run the journeys with `npm run e2e`');
  return url;
}

const addressIn = (from: string): string => /<([^>]+)>/.exec(from)?.[1] ?? from;
