import type { FeeChangeBody } from '@rep13/contracts-onboarding';
import { FEE_CENTS_MAX, FEE_CENTS_MIN, FEE_NOTICE_DAYS, MESSAGES } from '@rep13/contracts-constants';
import type { Call } from '@rep13/contracts-operations';
import { isolated, TextField, useForm } from '@rep13/ui';
import { ConfirmForm } from '../frame/ConfirmForm.tsx';
import { useChange } from '../session/useChange.ts';

interface FeeDialogProps {
  call: Call<FeeChangeBody, unknown>;
  /** Whose fee; every client's if none is named. */
  companyName?: string;
  onChanged: () => void;
  onClose: () => void;
}

interface Typed {
  /** In euros. */
  fee: string;
}

const INITIAL: Typed = { fee: '' };
const RULES = { fee: (fee: string) => (centsOf(fee) === undefined ? MESSAGES.feeCents : undefined) };

/** Announces another yearly fee, to one client or to all. */
export function FeeDialog({ call, companyName, onChanged, onClose }: FeeDialogProps) {
  const recipient = companyName === undefined ? 'every client' : isolated(companyName);
  const who = companyName === undefined ? 'Every client whose agreement renews' : 'The client';
  const form = useForm<Typed>({ name: 'fee', initial: INITIAL, rules: RULES });
  const done = `The new fee is announced to ${recipient}`;
  const { change, isSending, problem } = useChange(call, { done, onChanged });
  return (
    <ConfirmForm
      form={form}
      title={`Announce a new fee: ${recipient}`}
      lead={`${who} gets a mail with the day. A higher fee begins with the next contract year that is more than ${FEE_NOTICE_DAYS} days away, a lower one with the next year. What is paid stays as it is. To take an announcement back, announce the fee of today.`}
      verb="Announce"
      isSending={isSending}
      problem={problem}
      onConfirm={async ({ fee }) => {
        if (await change({ amountCents: centsOf(fee) ?? 0 })) onClose();
      }}
      onClose={onClose}
    >
      <TextField name="fee" label="Fee for a year, in euros" inputMode="decimal" />
    </ConfirmForm>
  );
}

/** A fee as people type it, such as `360` or `360,50`, in integer cents; undefined for what is no fee. */
function centsOf(fee: string): number | undefined {
  const typed = fee.trim();
  if (!/^\d{1,6}([.,]\d{2})?$/.test(typed)) return undefined;
  const cents = Math.round(Number(typed.replace(',', '.')) * 100);
  return cents >= FEE_CENTS_MIN && cents <= FEE_CENTS_MAX ? cents : undefined;
}
