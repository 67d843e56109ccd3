import { Controller } from '@nestjs/common';
import {
  CompareRepresentativeRecords,
  CountRecordLettersToSend,
  GetRepresentativeRecord,
  type RecordChange,
  type RepresentativeRecordView,
} from '@rep13/contracts-agreements';
import { OnCommand } from '@rep13/service-kit';
import { RepresentativeProgress } from './representative-progress.service.ts';

@Controller()
export class RepresentativeController {
  constructor(private readonly progress: RepresentativeProgress) {}

  @OnCommand(GetRepresentativeRecord)
  get(): Promise<RepresentativeRecordView | null> {
    return this.progress.find();
  }

  @OnCommand(CountRecordLettersToSend)
  countLettersToSend(): Promise<number> {
    return this.progress.lettersToSend();
  }

  @OnCommand(CompareRepresentativeRecords)
  compare({ formerRecordId, recordId }: CompareRepresentativeRecords): Promise<readonly RecordChange[]> {
    return this.progress.compare(formerRecordId, recordId);
  }
}
