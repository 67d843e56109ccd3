import { Injectable } from '@nestjs/common';
import { DesignationOverdue } from '@rep13/contracts-agreements';
import { Process, type Conclusion, type JobProcessor, type JobTry } from '@rep13/service-kit';
import { Designation } from './designation.entity.ts';
import { REMIND_OF_ACKNOWLEDGEMENT } from './remind-of-acknowledgement.job.ts';

/** Nothing to do when the coordinator has answered meanwhile. */
@Process(REMIND_OF_ACKNOWLEDGEMENT)
@Injectable()
export class RemindOfAcknowledgement implements JobProcessor<{ designationId: number }> {
  process({ payload: { designationId } }: JobTry<{ designationId: number }>): Promise<Conclusion> {
    return Promise.resolve(async ({ db, outbox }) => {
      const lock = { mode: 'pessimistic_read' } as const;
      const designation = await db.findOne(Designation, {
        where: { id: designationId, state: 'sent' },
        lock,
      });
      if (!designation?.sentAt) return;
      const { signupId, reason, coordinator, sentAt } = designation;
      const facts = { designationId, signupId, reason, coordinator };
      outbox.add(DesignationOverdue, { ...facts, sentAt: sentAt.toISOString() });
    });
  }
}
