import { APPROVAL_LABELS } from '../approval-labels.ts';
import { defineInternalEmail, type EmailFacts } from '../email.ts';
import { button, facts, paragraph } from '../email-content.ts';

interface ApprovalAskedFacts extends EmailFacts {
  readonly adminUserId: number;
  readonly approvalId: string;
}

/** Tells who may decide about it, and every other admin, that somebody asks for a step that takes two. */
export const approvalAsked = defineInternalEmail<ApprovalAskedFacts>({
  kind: 'approval-asked',
  to: 'colleague',
  write: async ({ approvalId }, { approval, links }) => {
    const { kind, subject, requestedBy } = await approval(approvalId);
    const asked = `${requestedBy} asks to ${APPROVAL_LABELS[kind]}.`;
    return {
      subject: `${subject}: ${requestedBy} asks for a step that takes two`,
      preview: asked,
      heading: 'A step for two was asked for',
      blocks: [
        paragraph(
          `${asked} Nothing is done until somebody else agrees. If you do not know of it, ask before anybody does.`,
        ),
        facts(['About', subject]),
        button({ label: 'Open the steps for two', url: links.approvals() }),
      ],
    };
  },
});
