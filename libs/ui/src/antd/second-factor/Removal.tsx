import { useState } from 'react';
import { Button } from 'antd';
import classes from './second-factor.module.css';

interface RemovalProps {
  /** As in "the authenticator app". */
  what: string;
  isBusy: boolean;
  onRemove: () => Promise<void>;
}

/** Asks for confirmation in the same place, because what is removed no longer protects. */
export function Removal({ what, isBusy, onRemove }: RemovalProps) {
  const [isAsking, setAsking] = useState(false);
  if (!isAsking) {
    return (
      <Button aria-label={`Remove ${what}`} onClick={() => setAsking(true)}>
        Remove
      </Button>
    );
  }
  return (
    <div className={classes.buttons} role="group" aria-label={`Remove ${what}?`}>
      <Button danger autoFocus disabled={isBusy} onClick={() => void onRemove()}>
        Remove it
      </Button>
      <Button onClick={() => setAsking(false)}>Keep it</Button>
    </div>
  );
}
