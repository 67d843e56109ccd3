import { Injectable, type PipeTransform } from '@nestjs/common';
import { NotFound } from '@rep13/service-kit';
import { isUUID } from 'class-validator';

/** A UUID in a path: whatever is none is as absent as one that nobody has. */
@Injectable()
export class PathUuid implements PipeTransform<string, string> {
  transform(text: string): string {
    if (!isUUID(text)) throw new NotFound();
    return text.toLowerCase();
  }
}
