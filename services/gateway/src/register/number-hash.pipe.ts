import { Injectable, type PipeTransform } from '@nestjs/common';
import { registerNumberHash } from '@rep13/service-kit';

/** What a number of a path is looked up by. */
@Injectable()
export class NumberHash implements PipeTransform<string, string> {
  transform(number: string): string {
    return registerNumberHash(number);
  }
}
