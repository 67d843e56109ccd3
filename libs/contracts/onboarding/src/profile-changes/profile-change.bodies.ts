import { getMetadataStorage, ValidateIf } from 'class-validator';
import { LIMITS, MESSAGES } from '@rep13/contracts-constants';
import { RequiredText } from '@rep13/contracts-validation';
import { ClientParticulars } from '../particulars/client-particulars.ts';

/** To be extended: the rules of a class, but a field that is left out is not looked at; null is not the same. */
function partialOf<Fields extends object>(type: new () => Fields): new () => Partial<Fields> {
  class Given extends (type as new () => object) {}
  const rules = getMetadataStorage().getTargetValidationMetadatas(type, '', true, false);
  for (const field of new Set(rules.map(({ propertyName }) => propertyName)))
    ValidateIf((_, value) => value !== undefined)(Given.prototype as object, field);
  return Given as new () => Partial<Fields>;
}

/**
 * `POST /api/client/profile-changes`: the particulars that are to be others, checked as at registration. What is left out
 * stays; null or an empty text takes away what may be absent.
 */
export class ProfileChangeBody extends partialOf(ClientParticulars) {}

/** `POST /api/admin/profile-changes/:id/refuse`: why, in words for the client. */
export class RefuseProfileChangeBody {
  @RequiredText(LIMITS.profileChangeReasonMax, MESSAGES.profileChangeReason) readonly reason!: string;
}
