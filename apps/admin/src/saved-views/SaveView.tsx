import { SAVED_VIEWS_MAX } from '@rep13/contracts-gateway/constants';
import { Form, FormEnd, requiredText, TextField, useForm } from '@rep13/ui';
import { Disclosure } from '../frame/Disclosure.tsx';
import styles from './saved-views.module.css';
import type { useSavedViews } from './useSavedViews.ts';

const NAME_MAX = 60;

interface SaveViewProps {
  /** What is looked at. */
  query: string;
  saved: ReturnType<typeof useSavedViews>;
}

/** Keeps what is looked at under a name. */
export function SaveView({ query, saved }: SaveViewProps) {
  return (
    <Disclosure label="Save this view">
      {(close) =>
        saved.isFull ? (
          <p className={styles.full}>
            You have {SAVED_VIEWS_MAX} views, and no more can be kept. Remove one first.
          </p>
        ) : (
          <NameForm query={query} saved={saved} onSaved={close} />
        )
      }
    </Disclosure>
  );
}

function NameForm({ query, saved, onSaved }: SaveViewProps & { onSaved: () => void }) {
  const form = useForm<{ name: string }>({
    name: 'save-view',
    initial: { name: '' },
    rules: { name: requiredText('Please give the view a name') },
  });
  const send = async ({ name }: { name: string }) => {
    if (await saved.save({ name: name.trim(), query })) onSaved();
  };
  return (
    <div className={styles.form}>
      <Form form={form} onSend={send}>
        <TextField
          name="name"
          label="Name"
          hint="A view of the same name is replaced."
          maxLength={NAME_MAX}
          autoFocus
        />
        <FormEnd button="Save the view" busyButton="Saving..." isSending={saved.isSending} problem="" />
      </Form>
    </div>
  );
}
