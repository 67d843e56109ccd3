import { PUBLISHED_RECORD_FIELDS, RECORD_FIELD_LABELS } from '@rep13/contracts-agreements/constants';
import type { Moment } from '@rep13/contracts-constants';
import { defineClientEmail, type ClientEmailFacts } from '../email.ts';
import { button, facts, note, paragraph } from '../email-content.ts';
import { formatTime } from '../formats.ts';
import { isAddressProven } from '../proven-address.ts';

interface RepresentativeChangedFacts extends ClientEmailFacts {
  readonly registerNumber: string;
  readonly version: number;
  readonly issuedAt: Moment;
  readonly formerRecordId: number;
  readonly recordId: number;
}

/** Says what is different about the representative, and brings the certificate that says so: one mail for both. */
export const representativeChanged = defineClientEmail<RepresentativeChangedFacts>({
  kind: 'representative-changed',
  to: 'legal-contact',
  write: async ({ registerNumber, version, issuedAt, formerRecordId, recordId }, context) => {
    const { party, links, entity } = context;
    const changes = await context.recordChanges(formerRecordId, recordId);
    const pdf = await context.certificatePdf(registerNumber);
    const isPublished = pdf !== null && changes.some(({ field }) => PUBLISHED_RECORD_FIELDS.includes(field));
    const awaitsSignature = pdf !== null && (await context.awaitsSignature());
    return {
      subject: `The details of your legal representative have changed (${registerNumber})`,
      preview: 'What is different, your new certificate, and what to publish.',
      heading: 'Our details have changed',
      blocks: [
        paragraph(
          `We represent ${party.companyName} in the European Union, and these details of ours have changed. Your mandate and its register number stay as they are.`,
        ),
        facts(
          ...changes.map(
            ({ field, before, now }) => [RECORD_FIELD_LABELS[field], `${before} → ${now}`] as const,
          ),
        ),
        paragraph(certificateSentence(pdf !== null, isAddressProven(party))),
        facts(['Version of the certificate', `${version}`], ['Issued', formatTime(issuedAt)]),
        ...(isPublished ? [paragraph(PUBLISH)] : []),
        paragraph(taskSentence({ isPublished, awaitsSignature })),
        isPublished
          ? button({ label: 'Copy the new details', url: links.detailsToPublish() })
          : button({ label: 'Open the register entry', url: links.registerEntry(registerNumber) }),
        note(`Questions? Answer this email or write to ${entity.supportEmail}.`),
      ],
      attachments: pdf && isAddressProven(party) ? [pdf] : [],
    };
  },
});

const PUBLISH =
  'Article 13(4) of the Digital Services Act makes you publish our name, postal address, email address and phone number, and keep them up to date. Please replace them on your website: the client portal has the new lines to copy. We read your website again by ourselves.';

const certificateSentence = (isValid: boolean, isProven: boolean): string => {
  if (!isValid) return 'The mandate has ended since, so no new certificate is valid.';
  return isProven
    ? 'Your new certificate of appointment with these details is attached as a PDF. It replaces the previous one.'
    : 'You can open your new certificate of appointment with these details from the register entry. It replaces the previous one.';
};

const taskSentence = (task: { readonly isPublished: boolean; readonly awaitsSignature: boolean }): string => {
  if (task.awaitsSignature)
    return 'A letter to the Digital Services Coordinator is waiting for your signature in the client portal, under “Designation”. The register entry and the certificate have followed without you.';
  return `${task.isPublished ? 'There is nothing else' : 'There is nothing'} for you to do: the register entry and the certificate have followed without you.`;
};
