import type { DetailsToPublishView } from '@rep13/contracts-agreements';
import type { LegalEntity } from '@rep13/contracts-legal-entity';
import type { Mandate } from '../mandates/mandate.entity.ts';
import { pointOfContactOf } from '../mandates/point-of-contact.ts';
import { publicStateAt } from '../mandates/mandate-state.ts';
import { badgeHtml } from './badge-html.ts';
import { badge, badgeStateOf } from './badge.ts';
import { coordinatorEntry, type Designation } from './coordinator-entry.ts';
import { representativeFacts } from './representative-facts.ts';
import { websiteHtml, websiteText } from './website-lines.ts';

/** Pure: everything a client publishes and notifies about its representative, as we are reached today. */
export function toDetailsToPublish(
  entity: LegalEntity,
  designation: Designation,
  mandate: Mandate | null,
  { publicUrl, now }: { publicUrl: string; now: Date },
): DetailsToPublishView {
  const facts = representativeFacts(entity);
  const isContactPoint = mandate !== null && pointOfContactOf(mandate, mandate.stateAt(now)).designated;
  return {
    coordinator: entity.coordinator,
    coordinatorEntry: coordinatorEntry(entity, designation),
    websiteText: websiteText(facts, { isContactPoint }),
    websiteHtml: websiteHtml(facts, { isContactPoint }),
    badgeSvg: badge({ ...facts, isContactPoint, ...badgeStateOf(mandate && publicStateAt(mandate, now)) }),
    badgeHtml: mandate && badgeHtml(facts, publicUrl, mandate.registerNumber),
  };
}
