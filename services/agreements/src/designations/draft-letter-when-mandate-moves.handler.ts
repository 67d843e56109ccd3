import { Injectable } from '@nestjs/common';
import { MandateBegan, MandateClientChanged, MandateRunOffBegan } from '@rep13/contracts-agreements';
import { OnEvent, type Handling } from '@rep13/service-kit';
import { draftChange, draftDesignation, draftEnd } from './draft-designation.ts';

/** The coordinator is told of each beginning, of what changes, and of each end. */
@Injectable()
export class DraftLetterWhenMandateMoves {
  @OnEvent(MandateBegan, 'designations')
  begin({ signupId }: MandateBegan, { db }: Handling): Promise<void> {
    return draftDesignation(db, signupId);
  }

  @OnEvent(MandateClientChanged, 'designations')
  change({ signupId }: MandateClientChanged, { db }: Handling): Promise<void> {
    return draftChange(db, signupId);
  }

  @OnEvent(MandateRunOffBegan, 'designations')
  end({ signupId }: MandateRunOffBegan, handling: Handling): Promise<void> {
    return draftEnd(handling, signupId);
  }
}
