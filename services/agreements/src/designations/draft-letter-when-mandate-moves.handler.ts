import { Inject, Injectable } from '@nestjs/common';
import {
  ContactPointDesignated,
  ContactPointWithdrawn,
  MandateBegan,
  MandateClientChanged,
  MandateRunOffBegan,
} from '@rep13/contracts-agreements';
import type { LegalEntity } from '@rep13/contracts-legal-entity';
import { LEGAL_ENTITY, OnEvent, type Handling } from '@rep13/service-kit';
import { draftChange, draftDesignation, draftEnd } from './draft-designation.ts';

/** The coordinator is told of each beginning, of what changes, and of each end. */
@Injectable()
export class DraftLetterWhenMandateMoves {
  constructor(@Inject(LEGAL_ENTITY) private readonly entity: LegalEntity) {}

  @OnEvent(MandateBegan, 'designations')
  begin({ signupId }: MandateBegan, { db }: Handling): Promise<void> {
    return draftDesignation(db, signupId, this.entity);
  }

  @OnEvent([MandateClientChanged, ContactPointDesignated, ContactPointWithdrawn], 'designations')
  change(
    { signupId }: MandateClientChanged | ContactPointDesignated | ContactPointWithdrawn,
    handling: Handling,
  ): Promise<void> {
    return draftChange(handling, signupId, this.entity);
  }

  @OnEvent(MandateRunOffBegan, 'designations')
  end({ signupId }: MandateRunOffBegan, handling: Handling): Promise<void> {
    return draftEnd(handling, signupId, this.entity);
  }
}
