import { sha256Hex } from '@rep13/service-kit/hashes';
import { typedRegisterNumber } from '@rep13/contracts-constants';
import { Injectable, type PipeTransform } from '@nestjs/common';

/**
 * What a number of a path is looked up by, however it is typed. Any text has a hash of one length, so that what can't be a number
 * takes the way of one that nobody has.
 */
@Injectable()
export class NumberHash implements PipeTransform<string, string> {
  transform(number: string): string {
    const kept = typedRegisterNumber(number) ?? number.trim().toUpperCase();
    return sha256Hex(kept);
  }
}
