import { Inject, Injectable } from '@nestjs/common';
import { hasEffect } from '@rep13/contracts-authority-requests/constants';
import type { LegalEntity } from '@rep13/contracts-legal-entity';
import {
  PreviewAuthorityMail,
  type MailPreviewView,
  type PreviewedMail,
} from '@rep13/contracts-notifications';
import type { AuthorityMailView } from '@rep13/contracts-sla';
import { LEGAL_ENTITY, NotFound, OnCommand } from '@rep13/service-kit';
import { authorityAnswered } from '../emails/authority-answered/authority-answered.email.ts';
import { authorityClosed } from '../emails/authority-closed/authority-closed.email.ts';
import type { AuthorityMailContext } from '../emails/email.ts';
import type { EmailContent } from '../emails/email-content.ts';
import { renderText } from '../emails/layout/render-text.ts';
import { authorityAddressee } from './addressees.ts';
import { MailContextFactory } from './mail-context-factory.ts';

/** Who has the key reads and writes for the authority: staff sees where it would be, and not the key. */
const KEY_LEFT_OUT = '…';

const WRITERS: Record<
  PreviewedMail,
  (
    facts: { reference: string; ticketId: number },
    context: AuthorityMailContext,
  ) => Promise<EmailContent | null>
> = { 'authority-answered': authorityAnswered.write, 'authority-closed': authorityClosed.write };

/** Mails as they would go out, written by what writes them; nothing is sent. */
@Injectable()
export class MailPreviewsService {
  constructor(
    private readonly contexts: MailContextFactory,
    @Inject(LEGAL_ENTITY) private readonly entity: LegalEntity,
  ) {}

  @OnCommand(PreviewAuthorityMail)
  async preview({ kind, reference, ...step }: PreviewAuthorityMail): Promise<MailPreviewView> {
    const context = await this.contexts.forAuthority({ reference });
    const request = { ...context.request, ...recorded(step), token: KEY_LEFT_OUT, confirmCode: KEY_LEFT_OUT };
    const isSpam = () => Promise.resolve(false);
    const content = await WRITERS[kind]({ reference, ticketId: 0 }, { ...context, request, isSpam });
    const addressee = authorityAddressee(request);
    if (!content || !addressee) throw new NotFound();
    return {
      to: addressee.address,
      subject: content.subject,
      text: renderText(content, addressee, this.entity),
    };
  }
}

/** What the step would record, if it records anything. */
const recorded = ({
  outcome,
  effectAt = null,
}: Pick<PreviewAuthorityMail, 'outcome' | 'effectAt'>): Partial<AuthorityMailView> =>
  outcome ? { outcome, effectAt: hasEffect(outcome) ? effectAt : null } : {};
