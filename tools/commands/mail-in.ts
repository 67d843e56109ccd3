import { readFile } from 'node:fs/promises';
import { basename } from 'node:path';
import { parseArgs } from 'node:util';
import { SAMPLE_LEGAL_ENTITY } from '@rep13/contracts-legal-entity';
import { dataDirOf, LOCAL_AUTHSERV, mailInUrl } from '@rep13/local-stack';
import { createTransport } from 'nodemailer';

const USAGE =
  'npm run mail-in -- --text "Please remove …" [--subject "Order 1"] [--from eva@authority.test] [--as authority.test] [--to address] [--file x.pdf] | npm run mail-in -- mail.eml';
const SENDER = 'eva@authority.test';

/**
 * Sends a mail to the authorities' address of the product that runs on this machine, as an authority would: one that is
 * typed, or a file as it is. `--as` says what our own mail server would have found about where it comes from.
 */
try {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: {
      text: { type: 'string' },
      subject: { type: 'string', default: 'An order' },
      from: { type: 'string', default: SENDER },
      as: { type: 'string' },
      to: { type: 'string' },
      file: { type: 'string', multiple: true, default: [] },
    },
  });
  const [eml] = positionals;
  if (!eml && !values.text) throw new Error(`Usage: ${USAGE}`);
  const url = process.env['MAIL_IN_URL'] ?? (await mailInUrl(dataDirOf(process.env)));
  const to = values.to ?? (await authorityEmail(process.env['LEGAL_ENTITY']));
  const transport = createTransport({ url, ignoreTLS: true });
  const envelope = { from: values.from, to };
  if (eml) await transport.sendMail({ envelope, raw: await readFile(eml) });
  else
    await transport.sendMail({
      ...{ envelope, from: values.from, to, subject: values.subject, text: values.text },
      attachments: values.file.map((path) => ({ filename: basename(path), path })),
      ...(values.as && {
        headers: {
          'Authentication-Results': `${LOCAL_AUTHSERV}; dmarc=pass header.from=${values.as}`,
        },
      }),
    });
  console.log(`Sent to ${to}. It stands under Mail in admin.`);
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}

/** @param record the file of the entity's record, where one is named. */
async function authorityEmail(record: string | undefined): Promise<string> {
  if (!record) return SAMPLE_LEGAL_ENTITY.authorityEmail;
  const { authorityEmail } = JSON.parse(await readFile(record, 'utf8')) as typeof SAMPLE_LEGAL_ENTITY;
  return authorityEmail;
}
