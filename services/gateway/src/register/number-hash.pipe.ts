import { createHash } from 'node:crypto';
import { Injectable, type PipeTransform } from '@nestjs/common';

/**
 * What a number of a path is looked up by, in any case. Any text has a hash of one length, so that what can't be a number
 * takes the way of one that nobody has.
 */
@Injectable()
export class NumberHash implements PipeTransform<string, string> {
  transform(number: string): string {
    return createHash('sha256').update(number.trim().toUpperCase()).digest('hex');
  }
}
