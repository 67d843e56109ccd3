import { useEffect, useRef } from 'react';
import { Button } from 'antd';
import { Notice } from '../../feedback/Notice.tsx';
import classes from './second-factor.module.css';

interface RecoveryCodesProps {
  codes: readonly string[];
  onClose: () => void;
}

/** Shown this once; takes the focus, because the button that was pressed is gone. */
export function RecoveryCodes({ codes, onClose }: RecoveryCodesProps) {
  const place = useRef<HTMLDivElement>(null);
  useEffect(() => place.current?.focus(), []);
  return (
    <div ref={place} tabIndex={-1} className={classes.factors} role="group" aria-label="Recovery codes">
      <Notice tone="waiting">
        <strong>Keep these ten recovery codes.</strong> Each signs you in once if you lose your device. They
        are shown this once. Print them, or write them down, and keep them apart from the device.
      </Notice>
      <ul className={classes.codes}>
        {codes.map((code) => (
          <li key={code}>
            <code>{code}</code>
          </li>
        ))}
      </ul>
      <div className={classes.buttons}>
        <Button type="primary" onClick={onClose}>
          I have kept them
        </Button>
      </div>
    </div>
  );
}
