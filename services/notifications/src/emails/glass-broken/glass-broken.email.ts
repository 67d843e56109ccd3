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
      subject: `${subject}: ${requestedBy} did alone what takes two`,
      preview: `${decided}.`,
      heading: 'Done by one alone',
      blocks: [
        paragraph(
          `${decided}, which otherwise takes two of us. Please look at it, and ask if you do not know of it.`,
        ),
        facts(['About', subject], ['Why', breakGlass ?? 'Nobody else could agree']),
        button({ label: 'Open the steps for two', url: links.approvals() }),
      ],
    };
  },
});
