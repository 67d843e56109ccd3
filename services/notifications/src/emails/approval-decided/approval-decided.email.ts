import { APPROVAL_LABELS } from '../approval-labels.ts';
import { defineInternalEmail, type EmailFacts } from '../email.ts';
import { button, facts, paragraph } from '../email-content.ts';

interface ApprovalDecidedFacts extends EmailFacts {
  readonly adminUserId: number;
  readonly approvalId: string;
  readonly decision: 'granted' | 'refused';
}

const DECIDED = {
  granted: ['was agreed to', 'Somebody else agreed, and it is done.'],
  refused: ['was refused', 'Somebody refused, and nothing is done. Why stands with the step.'],
} as const;

/** Informs the requester of a step that takes two of the outcome; of its subject it has nothing but the number. */
export const approvalDecided = defineInternalEmail<ApprovalDecidedFacts>({
  kind: 'approval-decided',
  to: 'colleague',
  write: async ({ approvalId, decision }, { approval, links }) => {
    const { kind, subject } = await approval(approvalId);
    const [outcome, text] = DECIDED[decision];
    return {
      subject: `${subject}: what you asked for ${outcome}`,
      preview: text,
      heading: `What you asked for ${outcome}`,
      blocks: [
        paragraph(`You asked to ${APPROVAL_LABELS[kind]}. ${text}`),
        facts(['About', subject]),
        button({ label: 'Open approvals', url: links.approvals() }),
      ],
    };
  },
});
