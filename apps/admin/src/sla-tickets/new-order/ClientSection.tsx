import { AUTHORITY_LIMITS } from '@rep13/contracts-authority-requests/constants';
import { CheckboxField, TextField, type FormHandle } from '@rep13/ui';
import { ClientField } from '../../client-links/ClientField.tsx';
import type { TicketValues } from '../../ticket-draft/ticket-draft.ts';

/** The client, or the authority's words for it where nobody knows yet who that is. */
export function ClientSection({ form }: { form: FormHandle<TicketValues> }) {
  const { isClientUnknown, client } = form.values;
  return (
    <>
      {isClientUnknown ? (
        <TextField
          name="target"
          label="Whom the order is about"
          hint="In the authority’s words. It is compared with our clients; a client that nobody finds is matched later."
          maxLength={AUTHORITY_LIMITS.targetMax}
        />
      ) : (
        <ClientField chosen={client} onPick={(picked) => form.set({ client: picked })} />
      )}
      <CheckboxField name="isClientUnknown" isOptional>
        Nobody knows yet which client it is about
      </CheckboxField>
    </>
  );
}
