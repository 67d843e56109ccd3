import type { ReactNode } from 'react';
import { Button } from 'antd';
import type { AppKeyView, SecondFactorsView } from '@rep13/contracts-gateway';
import { formatDateTime } from '../../format/format-date.ts';
import { isolated } from '../../format/isolated.ts';
import { Problem } from '../../form/Problem.tsx';
import { Removal } from './Removal.tsx';
import type { FactorCalls, FactorChange } from './useFactorChange.ts';
import classes from './second-factor.module.css';

interface FactorListProps {
  factors: SecondFactorsView;
  calls: FactorCalls;
  change: FactorChange;
  onAddApp: (offer: AppKeyView) => void;
  onAddPasskey: () => void;
  onCodes: (codes: readonly string[]) => void;
  onRemoved: () => void;
}

/** What is set up, and the ways to more and to less. */
export function FactorList(props: FactorListProps) {
  const { factors, calls, change, onAddApp, onAddPasskey } = props;
  const hasOne = factors.app !== null || factors.passkeys.length > 0;
  const addApp = async () => {
    const offer = await change.run(calls.offerKey);
    if (offer) onAddApp(offer);
  };
  return (
    <>
      {hasOne ? <Factors {...props} /> : <p>Nothing is set up: the password alone signs in.</p>}
      <div className={classes.buttons}>
        {!factors.app && (
          <Button disabled={change.isBusy} onClick={() => void addApp()}>
            Set up an authenticator app
          </Button>
        )}
        <Button onClick={onAddPasskey}>Add a passkey</Button>
      </div>
      <Problem text={change.problem} />
    </>
  );
}

function Factors({ factors: { app, passkeys, recoveryCodesLeft }, calls, change, ...on }: FactorListProps) {
  const remove = async (work: () => Promise<unknown>) => {
    if (await change.run(work)) on.onRemoved();
  };
  const makeCodes = async () => {
    const made = await change.run(calls.makeCodes);
    if (made) on.onCodes(made.recoveryCodes);
  };
  return (
    <ul className={classes.list}>
      {app && (
        <Factor title="Authenticator app" facts={`Set up ${formatDateTime(app.addedAt)}.`}>
          <Removal
            what="the authenticator app"
            isBusy={change.isBusy}
            onRemove={() => remove(calls.removeApp)}
          />
        </Factor>
      )}
      <Passkeys passkeys={passkeys} calls={calls} isBusy={change.isBusy} remove={remove} />
      <Factor
        title="Recovery codes"
        facts={`${recoveryCodesLeft} of 10 left. Each signs in once when the device is lost.`}
      >
        <Button disabled={change.isBusy} onClick={() => void makeCodes()}>
          Make new codes
        </Button>
      </Factor>
    </ul>
  );
}

interface PasskeysProps {
  passkeys: SecondFactorsView['passkeys'];
  calls: FactorCalls;
  isBusy: boolean;
  remove: (work: () => Promise<unknown>) => Promise<void>;
}

function Passkeys({ passkeys, calls, isBusy, remove }: PasskeysProps) {
  return passkeys.map(({ id, name, addedAt, lastUsedAt }) => (
    <Factor
      key={id}
      title={`Passkey: ${isolated(name)}`}
      facts={`Added ${formatDateTime(addedAt)}. ${lastUsedAt ? `Last used ${formatDateTime(lastUsedAt)}.` : 'Not used yet.'}`}
    >
      <Removal
        what={`the passkey ${isolated(name)}`}
        isBusy={isBusy}
        onRemove={() => remove(() => calls.removePasskey(id))}
      />
    </Factor>
  ));
}

interface FactorProps {
  title: string;
  facts: string;
  children: ReactNode;
}

function Factor({ title, facts, children }: FactorProps) {
  return (
    <li className={classes.factor}>
      <div>
        <strong>{title}</strong>
        <div className={classes.facts}>{facts}</div>
      </div>
      {children}
    </li>
  );
}
