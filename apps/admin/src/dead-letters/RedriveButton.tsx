import { Button } from 'antd';
import type { DeadLetterView } from '@rep13/contracts-messaging';
import { redrive } from '@rep13/contracts-api-admin/dead-letters';
import { callOf } from '@rep13/contracts-operations';
import { toast } from '@rep13/web-kit';
import { adminErrorMessage } from '../session/admin-error-message.ts';
import { useAdminSend } from '../session/useAdminSend.ts';

interface RedriveButtonProps {
  letter: DeadLetterView;
  onRedriven: () => void;
}

/** Hands a dead letter to its handler again; handling twice is harmless. */
export function RedriveButton({ letter, onRedriven }: RedriveButtonProps) {
  const { service, id } = letter;
  const { send, isSending } = useAdminSend(callOf(redrive, { params: { service, id } }));
  const handleAgain = async () => {
    try {
      await send({});
      toast({ title: 'Handled', description: letter.eventType ?? undefined });
    } catch (error) {
      toast({ title: 'Not handled', description: adminErrorMessage(error), variant: 'destructive' });
    }
    onRedriven();
  };
  return (
    <Button
      size="small"
      disabled={isSending}
      aria-label={`Handle ${letter.eventType ?? 'it'} by ${letter.consumer} again`}
      onClick={() => void handleAgain()}
    >
      {isSending ? 'Handling...' : 'Handle again'}
    </Button>
  );
}
