import { APPROVAL_LABELS } from '../approval-labels.ts';
import { defineInternalEmail, type EmailFacts } from '../email.ts';
import { button, facts, paragraph } from '../email-content.ts';

interface ApprovalGrantedFacts extends EmailFacts {
  readonly adminUserId: number;
  readonly approvalId: string;
}

/** Tells every other admin that a step that takes two was agreed to and done. */
export const approvalGranted = defineInternalEmail<ApprovalGrantedFacts>({
  kind: 'approval-granted',
  to: 'colleague',
  write: async ({ approvalId }, { approval, links }) => {
    const { kind, subject, requestedBy } = await approval(approvalId);
    const asked = `${requestedBy} asked to ${APPROVAL_LABELS[kind]}.`;
    return {
      subject: `${subject}: what ${requestedBy} asked for was agreed to`,
      preview: asked,
      heading: 'Two-person approval given',
      blocks: [
        paragraph(
          `${asked} Somebody else agreed, and it is done. If you do not know of it, look at it and ask.`,
        ),
        facts(['About', subject]),
        button({ label: 'Open approvals', url: links.approvals() }),
      ],
    };
  },
});
