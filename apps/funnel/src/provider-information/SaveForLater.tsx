import { formatDate } from '@rep13/ui';
import { toast } from '@rep13/web-kit';
import styles from './provider-information.module.css';

interface SaveForLaterProps {
  /** @returns until when it is kept, or `null` where the browser keeps nothing */
  onSave: () => Date | null;
}

/** For who cannot finish now: keeps the form as it is, complete or not. */
export function SaveForLater({ onSave }: SaveForLaterProps) {
  const save = () => {
    const until = onSave();
    if (until) {
      toast({
        title: 'Saved for later',
        description: `Kept in this browser until ${formatDate(until)}. We get it when you submit it.`,
      });
    } else {
      toast({
        title: 'Your browser keeps nothing',
        description: 'Its storage is switched off. Please submit what you have before you leave.',
        variant: 'destructive',
      });
    }
  };
  return (
    <button type="button" className={styles.quiet} onClick={save}>
      Save for later
    </button>
  );
}
