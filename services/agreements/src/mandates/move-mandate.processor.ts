import { Injectable } from '@nestjs/common';
import {
  Clock,
  lockOneOrFail,
  Process,
  type Conclusion,
  type JobProcessor,
  type JobTry,
} from '@rep13/service-kit';
import { Mandate } from './mandate.entity.ts';
import { MOVE_MANDATE } from './move-mandate.job.ts';
import { moveMandate } from './move-mandate.ts';

/** Nothing to do when the date of the end was corrected meanwhile: the job of the new date comes. */
@Process(MOVE_MANDATE)
@Injectable()
export class MoveMandate implements JobProcessor<{ mandateId: number }> {
  constructor(private readonly clock: Clock) {}

  process({ payload: { mandateId } }: JobTry<{ mandateId: number }>): Promise<Conclusion> {
    return Promise.resolve(async (scope) => {
      const mandate = await lockOneOrFail(scope.db, Mandate, { id: mandateId });
      await moveMandate(scope, mandate, this.clock.now());
    });
  }
}
