import { shownHost } from '@rep13/service-kit/web-addresses';
import type { RegisterHitView, RegisterView } from '@rep13/contracts-agreements';
import type { PublicMandateState } from '@rep13/contracts-agreements/constants';
import type { LegalEntity } from '@rep13/contracts-legal-entity';
import { representativeFacts } from '../details-to-publish/representative-facts.ts';
import type { Mandate } from '../mandates/mandate.entity.ts';
import { pointOfContactOf } from '../mandates/point-of-contact.ts';
import type { RegisterEntry } from '../register-entries/register-entry.entity.ts';

/** A mandate that began, and how the register names its client. */
export interface Registered {
  readonly mandate: Mandate;
  readonly entry: RegisterEntry;
  readonly state: PublicMandateState;
}

/** What is certified of a mandate. */
export type AppointmentFacts = Omit<RegisterView, 'notification' | 'publication'>;

export const toRegisterHitView = ({ mandate, entry, state }: Registered): RegisterHitView => ({
  registerNumber: mandate.registerNumber,
  companyName: entry.companyName,
  website: shownHost(entry.website),
  state,
});

/** Everything that is public of a mandate, named field by field: nothing that is added elsewhere appears here by itself. */
export function toRegisterView(
  registered: Registered,
  known: Pick<RegisterView, 'notification' | 'publication'>,
  entity: LegalEntity,
): RegisterView {
  const { mandate } = registered;
  const { name, address, email, phone } = representativeFacts(entity);
  return {
    ...toRegisterHitView(registered),
    beganAt: (mandate.beganAt as Date).toISOString(),
    endsAt: mandate.endsAt?.toISOString() ?? null,
    runOffUntil: mandate.runOffUntil?.toISOString() ?? null,
    representative: {
      name,
      address,
      email,
      phone,
      memberState: entity.memberState,
      coordinator: entity.coordinator,
      languages: entity.languages,
    },
    pointOfContact: pointOfContactOf(mandate, registered.state),
    notification: known.notification,
    publication: known.publication,
  };
}
