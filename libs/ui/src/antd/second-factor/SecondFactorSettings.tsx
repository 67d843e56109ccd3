import { useState } from 'react';
import type { AppKeyView, SecondFactorAddedView, SecondFactorsView } from '@rep13/contracts-gateway';
import { Loaded, type Answer } from '../../feedback/Loaded.tsx';
import { AddApp } from './AddApp.tsx';
import { AddPasskey } from './AddPasskey.tsx';
import { FactorList } from './FactorList.tsx';
import { RecoveryCodes } from './RecoveryCodes.tsx';
import { useFactorChange, type FactorCalls } from './useFactorChange.ts';
import classes from './second-factor.module.css';

interface SecondFactorSettingsProps {
  answer: Answer<SecondFactorsView>;
  calls: FactorCalls;
  /** Why something was refused, in words for the person. */
  errorMessage: (error: unknown) => string;
  /** A factor came or went, every other session is over, and what was to be read has been read. */
  onChanged: () => unknown;
  /** A factor came, and its recovery codes are being read: what stands round this must stay. */
  onCodesShown?: () => unknown;
}

/** The second factors of the account, and adding and removing them: one thing at a time. */
export function SecondFactorSettings({ answer, ...rest }: SecondFactorSettingsProps) {
  return (
    <Loaded answer={answer} lines={3}>
      {(factors) => (
        <div className={classes.factors}>
          <Settings factors={factors} askAgain={answer.mutate} {...rest} />
        </div>
      )}
    </Loaded>
  );
}

type Open =
  | { kind: 'list' | 'passkey' }
  | { kind: 'app'; offer: AppKeyView }
  | { kind: 'codes'; codes: readonly string[] };

interface SettingsProps extends Omit<SecondFactorSettingsProps, 'answer'> {
  factors: SecondFactorsView;
  askAgain: () => unknown;
}

function Settings({ factors, askAgain, calls, errorMessage, onChanged, onCodesShown }: SettingsProps) {
  const [open, setOpen] = useState<Open>({ kind: 'list' });
  const change = useFactorChange(errorMessage);
  const close = () => setOpen({ kind: 'list' });
  const closeChanged = () => {
    close();
    void askAgain();
    onChanged();
  };
  const onAdded = ({ recoveryCodes }: SecondFactorAddedView) => {
    if (!recoveryCodes) return closeChanged();
    setOpen({ kind: 'codes', codes: recoveryCodes });
    onCodesShown?.();
  };
  const adding = { change, calls, onAdded, onClose: close };

  if (open.kind === 'app') return <AddApp offer={open.offer} {...adding} />;
  if (open.kind === 'passkey') return <AddPasskey {...adding} />;
  if (open.kind === 'codes') return <RecoveryCodes codes={open.codes} onClose={closeChanged} />;
  return (
    <FactorList
      factors={factors}
      calls={calls}
      change={change}
      onAddApp={(offer) => setOpen({ kind: 'app', offer })}
      onAddPasskey={() => setOpen({ kind: 'passkey' })}
      onCodes={(codes) => setOpen({ kind: 'codes', codes })}
      onRemoved={closeChanged}
    />
  );
}
