import { Button } from 'antd';
import type { OneTimePasswordView } from '@rep13/contracts-admin';
import { toast } from '@rep13/web-kit';
import { Dialog } from '../frame/Dialog.tsx';
import styles from './staff.module.css';

interface OneTimePasswordProps {
  made: OneTimePasswordView;
  onClose: () => void;
}

/** Shown this once: the server keeps no copy. Closes only by its button, so that it is not lost by a slip. */
export function OneTimePassword({ made: { user, oneTimePassword }, onClose }: OneTimePasswordProps) {
  return (
    <Dialog
      title={`One-time password of ${user.username}`}
      closable={false}
      keyboard={false}
      mask={{ closable: false }}
      footer={
        <Button type="primary" onClick={onClose}>
          I have handed it on
        </Button>
      }
    >
      <p>It is shown this once and works for three days. It must be changed at the first sign-in.</p>
      <p className={styles.password}>
        <code>{oneTimePassword}</code>
        <Button onClick={() => void copy(oneTimePassword)}>Copy</Button>
      </p>
    </Dialog>
  );
}

/** Browsers refuse it on plain http. */
async function copy(text: string): Promise<void> {
  try {
    await navigator.clipboard.writeText(text);
    toast({ title: 'Copied' });
  } catch {
    toast({
      title: 'Not copied',
      description: 'Select the password and copy it by hand.',
      variant: 'destructive',
    });
  }
}
