import { Injectable } from '@nestjs/common';
import {
  AnswerMail,
  IgnoreMail,
  MailAnswered,
  MailIgnored,
  MailReopened,
  ReopenMail,
  type InboundMailDetailView,
} from '@rep13/contracts-sla';
import { Clock, currentActor, OnCommand, UnitOfWork } from '@rep13/service-kit';
import { MailIsAutomatic, MailWithoutSender } from '../mail.errors.ts';
import { mailDetail } from '../lists/mail.view.ts';
import { settle, waitForPerson } from './settle.ts';
import { lockMail } from './lock-mail.ts';

/** What staff finds to be no order, and takes up again. */
@Injectable()
export class PutAwayMailsService {
  constructor(
    private readonly unitOfWork: UnitOfWork,
    private readonly clock: Clock,
  ) {}

  /** @throws NotFound, MailDecided, MailChanged */
  @OnCommand(IgnoreMail)
  ignore({ as, ...seen }: IgnoreMail): Promise<InboundMailDetailView> {
    return this.unitOfWork.runOnce(async ({ db, outbox }) => {
      const mail = await lockMail(db, seen);
      settle(mail, { state: 'ignored', by: currentActor(), now: this.clock.now() });
      mail.ignoredAs = as;
      await db.save(mail);
      outbox.add(MailIgnored, { mailId: mail.id, as });
      return mailDetail(db, mail);
    });
  }

  /** @throws NotFound, MailDecided, MailChanged, MailIsAutomatic, MailWithoutSender */
  @OnCommand(AnswerMail)
  answer({ template, ...seen }: AnswerMail): Promise<InboundMailDetailView> {
    return this.unitOfWork.runOnce(async ({ db, outbox }) => {
      const mail = await lockMail(db, seen);
      if (mail.automatic !== null || mail.isGenerated) throw new MailIsAutomatic();
      if (mail.fromAddress === null) throw new MailWithoutSender();
      settle(mail, { state: 'answered', by: currentActor(), now: this.clock.now() });
      mail.answer = template;
      await db.save(mail);
      outbox.add(MailAnswered, { mailId: mail.id, template });
      return mailDetail(db, mail);
    });
  }

  /** With its first 24 hours: what was missed stays missed. @throws NotFound, MailDecided, MailChanged */
  @OnCommand(ReopenMail)
  reopen(seen: ReopenMail): Promise<InboundMailDetailView> {
    return this.unitOfWork.runOnce(async ({ db, outbox }) => {
      const mail = await lockMail(db, seen, ['aside', 'ignored', 'answered']);
      waitForPerson(mail);
      await db.save(mail);
      outbox.add(MailReopened, { mailId: mail.id });
      return mailDetail(db, mail);
    });
  }
}
