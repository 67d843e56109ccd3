import { Button } from 'antd';
import type { EmailView } from '@rep13/contracts-notifications';
import { resend } from '@rep13/contracts-api-admin/emails';
import { callOf } from '@rep13/contracts-operations';
import { toast } from '@rep13/web-kit';
import { adminErrorMessage } from '../session/admin-error-message.ts';
import { useAdminSend } from '../session/useAdminSend.ts';

interface ResendButtonProps {
  email: EmailView;
  onResent: () => void;
}

/** Sends a mail again, with today's address and fresh links. */
export function ResendButton({ email, onResent }: ResendButtonProps) {
  const { send, isSending } = useAdminSend(callOf(resend, { params: { id: email.id } }));
  const sendAgain = async () => {
    try {
      await send({});
      toast({ title: 'The email is on its way', description: email.recipient ?? undefined });
    } catch (error) {
      toast({ title: 'Not sent', description: adminErrorMessage(error), variant: 'destructive' });
    }
    onResent();
  };
  return (
    <Button
      size="small"
      disabled={isSending}
      aria-label={`Send again to ${email.recipient ?? 'the recipient'}`}
      onClick={() => void sendAgain()}
    >
      {isSending ? 'Sending...' : 'Send again'}
    </Button>
  );
}
