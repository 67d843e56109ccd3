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
  const url = process.env['MAIL_IN_URL'];
  if (!url) throw new Error('MAIL_IN_URL is not set: run the journeys with `npm run e2e`');
  await createTransport({ url, ignoreTLS: true }).sendMail({ to, ...letter });
}
