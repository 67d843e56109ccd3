import type { PipeTransform } from '@nestjs/common';
import type { Refusals } from '@rep13/contracts-messaging';
import { NotFound } from '@rep13/service-kit';

/** A part of a path that has a form, such as a number: whatever has another one is as absent as what nobody has. */
export class PathText implements PipeTransform<string, string> {
  static readonly refuses = { 'gateway.not-found': 404 } as const satisfies Refusals;

  constructor(private readonly form: RegExp) {}

  transform(text: string): string {
    if (!this.form.test(text)) throw new NotFound();
    return text;
  }
}
