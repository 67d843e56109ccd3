import { useState } from 'react';
import { namePage } from '@rep13/contracts-api-client/publication';
import { LIMITS, MESSAGES } from '@rep13/contracts-constants';
import type { ClientPublicationView } from '@rep13/contracts-onboarding';
import { callOf } from '@rep13/contracts-operations';
import {
  all,
  Form,
  FormEnd,
  optionalText,
  requiredText,
  TextField,
  useForm,
  webAddress,
  type Rules,
} from '@rep13/ui';
import { useIsAlive } from '@rep13/web-kit';
import { ApiError, useSend } from '@rep13/web-kit/api';
import { askWhoIsSignedIn } from '../session/useClientUser.ts';
import { notDoneMessage } from './not-done-message.ts';
import { isSessionOver } from '../session/is-session-over.ts';
import styles from './publication.module.css';

interface NamePageProps {
  url: string;
  onChanged: (publication: ClientPublicationView) => void;
}

interface PageValues {
  url: string;
}

const RULES: Rules<PageValues> = {
  url: all(requiredText(MESSAGES.publicationUrl), webAddress(), optionalText(LIMITS.urlMax)),
};

/** Names another page of the website, folded away until it is wanted. */
export function NamePage(props: NamePageProps) {
  return (
    <details className={styles.name}>
      <summary>Change page</summary>
      <PageForm key={props.url} {...props} />
    </details>
  );
}

function PageForm({ url, onChanged }: NamePageProps) {
  const form = useForm<PageValues>({ name: 'publication-page', initial: { url }, rules: RULES });
  const { send, isSending } = useSend(callOf(namePage));
  const [problem, setProblem] = useState('');

  const submit = async (values: PageValues) => {
    setProblem('');
    try {
      onChanged(await send({ url: values.url.trim() }));
    } catch (error) {
      if (isSessionOver(error)) await askWhoIsSignedIn();
      else if (!form.refuse(error instanceof ApiError ? error.errors : undefined))
        setProblem(notDoneMessage(error));
    }
  };
  return (
    <Form form={form} onSend={submit} onCauseGone={() => setProblem('')} isReady={useIsAlive()}>
      <TextField
        name="url"
        label="Page that names your representative"
        hint="On the website that you registered. We read it at once, and follow its links to legal pages."
        type="url"
        inputMode="url"
        autoComplete="off"
      />
      <FormEnd button="Read this page" busyButton="Saving…" isSending={isSending} problem={problem} />
    </Form>
  );
}
