import { Injectable, type PipeTransform } from '@nestjs/common';
import type { Refusals } from '@rep13/contracts-messaging';
import { NotFound } from '@rep13/service-kit';
import { isUUID } from 'class-validator';

/** A UUID in a path: whatever is none is as absent as one that nobody has. */
@Injectable()
export class PathUuid implements PipeTransform<string, string> {
  static readonly refuses = { 'gateway.not-found': 404 } as const satisfies Refusals;

  transform(text: string): string {
    if (!isUUID(text)) throw new NotFound();
    return text.toLowerCase();
  }
}
