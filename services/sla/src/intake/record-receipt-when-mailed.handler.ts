import { Injectable } from '@nestjs/common';
import { AuthorityReceiptMailed } from '@rep13/contracts-notifications';
import { OnEvent, type Handling } from '@rep13/service-kit';
import { recordReceipt } from './record-receipt.ts';

/** The automatic receipt is told when the mail server has taken it, not when the order came. */
@Injectable()
export class RecordReceiptWhenMailed {
  @OnEvent(AuthorityReceiptMailed, 'receipts')
  handle({ reference, mailedAt }: AuthorityReceiptMailed, { db }: Handling): Promise<void> {
    return recordReceipt(db, reference, new Date(mailedAt));
  }
}
