import { Button } from 'antd';
import type { DesignationDetailView } from '@rep13/contracts-agreements';
import { letter as pdf } from '@rep13/contracts-api-admin/designations';
import { addressOf } from '@rep13/contracts-operations';
import { formatDateTime, isolated } from '@rep13/ui';
import { Dialog } from '../frame/Dialog.tsx';
import { Facts } from '../frame/Facts.tsx';

interface LetterDialogProps {
  letter: DesignationDetailView;
  onClose: () => void;
}

/** The letter, who signed it, and what is known of the way to its coordinator. */
export function LetterDialog({ letter: designation, onClose }: LetterDialogProps) {
  const { id, letter, signerName, signerTitle, signedAt, isUploaded, note, reference, returnReason } =
    designation;
  const signature =
    signerName && signedAt
      ? `${isolated(signerName)}, ${isolated(signerTitle ?? '')}, ${formatDateTime(signedAt)}`
      : isUploaded
        ? 'On paper or elsewhere: the client uploaded it'
        : 'Ours: it takes no signature of the client';
  return (
    <Dialog
      title={letter.title}
      onCancel={onClose}
      footer={<Button onClick={onClose}>Close</Button>}
      width={720}
    >
      {letter.paragraphs.map((paragraph) => (
        <p key={paragraph}>{paragraph}</p>
      ))}
      <p>
        <a href={addressOf(pdf, { params: { id } })}>The letter as PDF</a>
      </p>
      <Facts
        facts={[
          ...letter.facts.map(({ label, value }) => [label, value] as const),
          ['Signed by', signature],
          ['How it is sent', note],
          ['Reference', reference ?? 'None'],
          ...(returnReason ? [['Returned because', returnReason] as const] : []),
        ]}
      />
    </Dialog>
  );
}
