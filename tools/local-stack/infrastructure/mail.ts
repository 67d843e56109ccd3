import { join } from 'node:path';
import { REPOSITORY } from '../data/data-folder.ts';
import { greets, LOOPBACK } from './ports.ts';
import type { Program } from '../processes/program.ts';

const MAILDEV = join(REPOSITORY, 'node_modules/maildev/dist/bin/maildev.js');
const KEPT_MAILS = '2000';

/** A real SMTP server with a web inbox (and a REST API under /api/email), for when no mail server is named. */
export function mailProgram(folder: string, ports: { smtp: number; web: number }): Program {
  const smtp = ['--ip', LOOPBACK, '--smtp', `${ports.smtp}`];
  const web = ['--web-ip', LOOPBACK, '--web', `${ports.web}`];
  return {
    name: 'mail',
    command: process.execPath,
    args: [MAILDEV, ...smtp, ...web, '--mail-directory', folder, '--max-emails', KEPT_MAILS, '--silent'],
    answers: async () =>
      (await greets(ports.smtp, '220')) && greets(ports.web, 'HTTP', 'GET / HTTP/1.0\r\n\r\n'),
  };
}
