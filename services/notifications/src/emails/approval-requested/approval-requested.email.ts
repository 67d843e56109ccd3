import { defineInternalEmail, type EmailFacts } from '../email.ts';
import { button, facts, paragraph } from '../email-content.ts';
import { APPROVAL_LABELS } from '../approval-labels.ts';

interface ApprovalRequestedFacts extends EmailFacts {
  readonly approvalId: string;
}

/** Asks staff for a second person. */
export const approvalRequested = defineInternalEmail<ApprovalRequestedFacts>({
  kind: 'approval-requested',
  to: 'staff',
  write: async ({ approvalId }, { approval, links }) => {
    const { kind, subject, requestedBy } = await approval(approvalId);
    const asks = `${requestedBy} asks to ${APPROVAL_LABELS[kind]}.`;
    return {
      subject: `${subject}: a second person is needed`,
      preview: asks,
      heading: 'A second person is needed',
      blocks: [
        paragraph(`${asks} Nothing is done until somebody else agrees.`),
        facts(['About', subject]),
        button({ label: 'Open what waits', url: links.approvals() }),
      ],
    };
  },
});
