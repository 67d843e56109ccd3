import { AUTHORITY_LIMITS } from '@rep13/contracts-authority-requests/constants';
import { EU_MEMBER_STATES, LIMITS, MESSAGES } from '@rep13/contracts-constants';
import type { AuthorityBody, AuthorityView, SenderKeyView } from '@rep13/contracts-sla';
import * as authorities from '@rep13/contracts-api-admin/authorities';
import { callOf } from '@rep13/contracts-operations';
import { isolated, requiredText, SelectField, TextField, type Rules } from '@rep13/ui';
import { ChangeForm } from '../frame/ChangeForm.tsx';

interface DialogProps {
  onChanged: () => void;
  onClose: () => void;
}

const DOMAIN_MAX = 253;
const STATES = [...EU_MEMBER_STATES, 'European Union'].map((state) => [state, state] as const);

const RULES: Rules<AuthorityBody> = {
  domain: requiredText('Please give the domain of its mail addresses', DOMAIN_MAX),
  name: requiredText(MESSAGES.authorityName),
  source: requiredText(MESSAGES.addressSource, LIMITS.addressSourceMax),
};

/** Adds an authority, or corrects the entry of its domain; the source is entered again each time. */
export function SaveAuthorityDialog({ authority, ...dialog }: DialogProps & { authority?: AuthorityView }) {
  return (
    <ChangeForm
      {...dialog}
      call={callOf(authorities.save)}
      title={authority ? `Correct ${isolated(authority.name)}` : 'Add an authority'}
      lead="Take it from the authority itself: its own page, or its entry in an official register. Never from a request that names it."
      verb={authority ? 'Correct' : 'Add'}
      done={authority ? 'The directory is corrected' : 'The authority is in the directory'}
      initial={{
        domain: authority?.domain ?? '',
        name: authority?.name ?? '',
        memberState: authority?.memberState ?? undefined,
        phone: authority?.phone ?? '',
        source: '',
      }}
      rules={RULES}
    >
      <AuthorityFields isKnown={authority !== undefined} />
    </ChangeForm>
  );
}

function AuthorityFields({ isKnown }: { isKnown: boolean }) {
  return (
    <>
      <TextField
        name="domain"
        label="Domain of its mail addresses"
        hint={isKnown ? 'It names the entry. For another domain, add another entry.' : 'Such as acm.nl'}
        maxLength={DOMAIN_MAX}
        autoComplete="off"
        disabled={isKnown}
      />
      <TextField name="name" label="Name" maxLength={LIMITS.nameMax} autoComplete="off" />
      <SelectField name="memberState" label="State" isOptional placeholder="Please choose" options={STATES} />
      <TextField
        name="phone"
        label="Number to call it back by"
        isOptional
        type="tel"
        maxLength={AUTHORITY_LIMITS.phoneMax}
        autoComplete="off"
      />
      <TextField
        name="source"
        label="Where you read it"
        hint="Today’s date is kept with it."
        maxLength={LIMITS.addressSourceMax}
        autoComplete="off"
      />
    </>
  );
}

/** Takes an authority out of the directory. */
export function RemoveAuthorityDialog({ authority, ...dialog }: DialogProps & { authority: AuthorityView }) {
  const name = isolated(authority.name);
  return (
    <ChangeForm
      {...dialog}
      call={callOf(authorities.remove, { params: { id: authority.id } })}
      title={`Remove ${name}`}
      lead="Requests from its domain are no longer attributed to this authority by their domain, and nobody can be called back by this number."
      verb="Remove"
      isDangerous
      done={`${name} is removed from the directory`}
    />
  );
}

/** Ends a key that an officer signs mails with. */
export function EndKeyDialog({ ended, ...dialog }: DialogProps & { ended: SenderKeyView }) {
  const { id: keyId, authorityId, address } = ended;
  return (
    <ChangeForm
      {...dialog}
      call={callOf(authorities.endKey, { params: { id: authorityId, keyId } })}
      title={`End the key of ${isolated(address)}`}
      lead="From now on nothing that it signs is taken for this sender’s by it. What it proved before stays as it was decided."
      verb="End"
      isDangerous
      done="The key is ended"
    />
  );
}
