import type { Evidence } from '../evidence.ts';
import { checkDurable } from './r1-durable.ts';
import { checkOnce } from './r2-once.ts';
import { checkMails } from './r3-mails.ts';
import { checkBrokers, checkRobbed } from './r4-brokers.ts';
import { checkRepeats } from './r5-repeats.ts';
import { checkBack } from './r6-back.ts';
import { checkAnswers } from './r7-answers.ts';
import { checkRestarts } from './r8-restarts.ts';
import { checkOverload } from './r9-overload.ts';
import { checkPdfs } from './r10-pdfs.ts';
import { checkPoison } from './r11-poison.ts';
import { checkDeadlines } from './r12-deadlines.ts';
import { checkDatabase } from './r13-database.ts';
import { checkInboundMails } from './r14-inbound-mails.ts';
import { checkMajority } from './c1-majority.ts';
import { checkOutside } from './c2-outside.ts';
import type { Verdict } from './verdict.ts';

/** R1 to R14 in order, and what only a cluster can show. */
export const check = (evidence: Evidence): Verdict[] => [
  checkDurable(evidence),
  checkOnce(evidence),
  checkMails(evidence),
  checkBrokers(evidence),
  checkRobbed(evidence),
  checkRepeats(evidence),
  checkBack(evidence),
  checkAnswers(evidence),
  checkRestarts(evidence),
  checkOverload(evidence),
  checkPdfs(evidence),
  checkPoison(evidence),
  checkDeadlines(evidence),
  checkDatabase(evidence),
  checkInboundMails(evidence),
  checkMajority(evidence),
  checkOutside(evidence),
];
