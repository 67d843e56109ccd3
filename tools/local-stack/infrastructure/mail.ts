import { join } from 'node:path';
import { REPOSITORY } from '../data/data-folder.ts';
import { greets, LOOPBACK } from './ports.ts';
import type { Program } from '../processes/program.ts';

const MAILDEV = join(REPOSITORY, 'node_modules/maildev/dist/bin/maildev.js');
const MAILS_MAX = '2000';

/** A real SMTP server with a web inbox (and a REST API under /api/email), for when no mail server is named. */
export function mailProgram(folder: string, ports: { smtp: number; web: number }, host = LOOPBACK): Program {
  const smtp = ['--ip', host, '--smtp', `${ports.smtp}`];
  const web = ['--web-ip', host, '--web', `${ports.web}`];
  return {
    name: 'mail',
    command: process.execPath,
    args: [MAILDEV, ...smtp, ...web, '--mail-directory', folder, '--max-emails', MAILS_MAX, '--silent'],
    answers: async () =>
      (await greets(ports.smtp, '220', '', host)) &&
      greets(ports.web, 'HTTP', 'GET / HTTP/1.0\r\n\r\n', host),
  };
}
