import { defineInternalEmail, type EmailFacts } from '../email.ts';
import { button, facts, paragraph } from '../email-content.ts';
import { APPROVAL_LABELS } from '../approval-labels.ts';

interface GlassBrokenFacts extends EmailFacts {
  readonly adminUserId: number;
  readonly approvalId: string;
}

/** Tells each admin of a step that takes two and that one took alone. */
export const glassBroken = defineInternalEmail<GlassBrokenFacts>({
  kind: 'glass-broken',
  to: 'colleague',
  write: async ({ approvalId }, { approval, links }) => {
    const { kind, subject, requestedBy, breakGlass } = await approval(approvalId);
    const decided = `${requestedBy} decided alone to ${APPROVAL_LABELS[kind]}`;
    return {
      subject: `${subject}: ${requestedBy} acted without second approval`,
      preview: `${decided}.`,
      heading: 'Done without second approval',
      blocks: [
        paragraph(
          `${decided}, which needs a second approver. Please check it, and ask if you do not know about it.`,
        ),
        facts(['About', subject], ['Why', breakGlass ?? 'No second approver was available']),
        button({ label: 'Open approvals', url: links.approvals() }),
      ],
    };
  },
});
