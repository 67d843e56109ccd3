import { useState } from 'react';
import { withdraw as withdrawChange } from '@rep13/contracts-api-client/profile-changes';
import type { ProfileChangeView } from '@rep13/contracts-onboarding';
import { callOf } from '@rep13/contracts-operations';
import { buttonStyle, formatDateTime, Notice, Problem } from '@rep13/ui';
import { PARTICULARS_LABELS } from '@rep13/contracts-onboarding/constants';
import { toast } from '@rep13/web-kit';
import { useSend } from '@rep13/web-kit/api';
import { FactList } from '../frame/FactList.tsx';
import { askWhoIsSignedIn } from '../session/useClientUser.ts';
import { changeErrorMessage } from './change-error-message.ts';
import { isSessionOver } from '../session/is-session-over.ts';
import styles from './profile-changes.module.css';

interface OpenChangeProps {
  change: ProfileChangeView;
  onWithdrawn: () => void;
}

/** A change that waits: what it says, what it waits for, and the way back. */
export function OpenChange({ change, onWithdrawn }: OpenChangeProps) {
  const { send, isSending } = useSend(callOf(withdrawChange, { params: { id: change.id } }));
  const [problem, setProblem] = useState('');

  const withdraw = async () => {
    setProblem('');
    try {
      await send({});
      toast({ title: 'Change withdrawn', description: 'Your details stay as they are.' });
    } catch (error) {
      if (isSessionOver(error)) await askWhoIsSignedIn();
      else setProblem(changeErrorMessage(error));
    }
    onWithdrawn();
  };
  return (
    <div className={styles.change}>
      <Notice tone="waiting" role="status">
        A change of {formatDateTime(change.askedAt)} waits {waitsFor(change)}. Until then everything stays as
        it is.
      </Notice>
      <ChangedFields fields={change.fields} />
      <Problem text={problem} />
      <button
        type="button"
        className={buttonStyle('secondary')}
        disabled={isSending}
        aria-busy={isSending}
        onClick={() => void withdraw()}
      >
        {isSending ? 'Withdrawing…' : 'Withdraw the change'}
      </button>
    </div>
  );
}

function ChangedFields({ fields }: Pick<ProfileChangeView, 'fields'>) {
  return (
    <FactList
      facts={fields.map(({ field, before, after }) => [
        PARTICULARS_LABELS[field],
        <span key={field}>
          <del>
            <bdi>{before ?? 'None'}</bdi>
          </del>{' '}
          becomes{' '}
          <ins>
            <bdi>{after ?? 'none'}</bdi>
          </ins>
        </span>,
      ])}
    />
  );
}

function waitsFor({ awaitsFormerContact, stoppableUntil, ...change }: ProfileChangeView): string {
  const { awaitsStaff, awaitsAddresses, fields } = change;
  const addresses = fields
    .filter(({ field }) => (awaitsAddresses as string[]).includes(field))
    .map(({ after }) => after ?? '');
  const waits = [
    ...addresses.map((address) => `for a confirmation from ${address}, where we have sent a link`),
    ...(awaitsStaff ? ['for our staff to accept what it says of the company'] : []),
    ...(awaitsFormerContact
      ? [
          stoppableUntil
            ? `until ${formatDateTime(stoppableUntil)}, as the legal contact can stop it`
            : 'for our mail to the legal contact, which can stop it',
        ]
      : []),
  ];
  return waits.join(', and ');
}
