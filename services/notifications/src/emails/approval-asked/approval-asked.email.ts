import { APPROVAL_LABELS } from '../approval-labels.ts';
import { defineInternalEmail, type EmailFacts } from '../email.ts';
import { button, facts, paragraph } from '../email-content.ts';

interface ApprovalAskedFacts extends EmailFacts {
  readonly adminUserId: number;
  readonly approvalId: string;
}

/** Notifies who may decide about it, and every other admin, of a request for a second approval. */
export const approvalAsked = defineInternalEmail<ApprovalAskedFacts>({
  kind: 'approval-asked',
  to: 'colleague',
  write: async ({ approvalId }, { approval, links }) => {
    const { kind, subject, requestedBy } = await approval(approvalId);
    const asked = `${requestedBy} asks to ${APPROVAL_LABELS[kind]}.`;
    return {
      subject: `${subject}: ${requestedBy} requests a second approval`,
      preview: asked,
      heading: 'Two-person approval requested',
      blocks: [
        paragraph(
          `${asked} Nothing happens until someone else approves it. If you do not know about it, ask first.`,
        ),
        facts(['About', subject]),
        button({ label: 'Open approvals', url: links.approvals() }),
      ],
    };
  },
});
