import { Injectable, type PipeTransform } from '@nestjs/common';
import type { Refusals } from '@rep13/contracts-messaging';
import { NotFound } from '@rep13/service-kit';

const ID = /^[1-9]\d{0,9}$/;
const ID_MAX = 2_147_483_647;

/** The id that a text of an address names; undefined if no row could ever have it. */
export const idOf = (text: string): number | undefined =>
  ID.test(text) && Number(text) <= ID_MAX ? Number(text) : undefined;

/** An id in a path: whatever can't be one is as absent as one that nobody has. */
@Injectable()
export class PathId implements PipeTransform<string, number> {
  static readonly refuses = { 'gateway.not-found': 404 } as const satisfies Refusals;

  transform(text: string): number {
    const id = idOf(text);
    if (id === undefined) throw new NotFound();
    return id;
  }
}
