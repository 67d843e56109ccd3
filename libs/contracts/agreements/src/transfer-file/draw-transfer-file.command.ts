import { Type } from 'class-transformer';
import { ArrayMaxSize, IsArray, ValidateNested } from 'class-validator';
import { LIMITS, MESSAGES, type Moment } from '@rep13/contracts-constants';
import { Command } from '@rep13/contracts-messaging';
import { IsMoment, RequiredLines, RequiredText } from '@rep13/contracts-validation';

const MISSING = 'Please give this text';

/** What a fact is called, and what it is. */
export class TransferFact {
  @RequiredText(400, MISSING) readonly label!: string;
  @RequiredText(2_100, MISSING) readonly value!: string;
}

/** A text that may be longer than a page. */
export class TransferText {
  @RequiredText(400, MISSING) readonly label!: string;
  @RequiredLines(20_000, MISSING) readonly text!: string;
}

/** One part of the file: facts as a table, long texts below it. */
export class TransferSection {
  @RequiredText(100, MISSING) readonly heading!: string;
  @IsArray()
  @ArrayMaxSize(5_000)
  @ValidateNested({ each: true })
  @Type(() => TransferFact)
  readonly facts!: TransferFact[];
  @IsArray()
  @ArrayMaxSize(20)
  @ValidateNested({ each: true })
  @Type(() => TransferText)
  readonly texts!: TransferText[];
}

export interface TransferFilePdfView {
  readonly bytes: Uint8Array;
}

/**
 * Draws what a client takes along to its next representative as a PDF. It has no seal and is not stored: what it says is
 * proven by the sealed documents that it names.
 */
export class DrawTransferFile extends Command<TransferFilePdfView> {
  static readonly subject = 'rpc.agreements.transfer-file.draw.v1';
  @RequiredText(LIMITS.nameMax, MESSAGES.companyName) readonly companyName!: string;
  @IsMoment() readonly madeAt!: Moment;
  @IsArray()
  @ArrayMaxSize(10)
  @ValidateNested({ each: true })
  @Type(() => TransferSection)
  readonly sections!: TransferSection[];
}
