import type { PipeTransform } from '@nestjs/common';
import { NotFound } from '@rep13/service-kit';

/** A part of a path that has a form, such as a number: whatever has another one is as absent as what nobody has. */
export class PathText implements PipeTransform<string, string> {
  constructor(private readonly form: RegExp) {}

  transform(text: string): string {
    if (!this.form.test(text)) throw new NotFound();
    return text;
  }
}
