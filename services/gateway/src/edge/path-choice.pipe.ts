import type { PipeTransform } from '@nestjs/common';
import type { Refusals } from '@rep13/contracts-messaging';
import { NotFound } from '@rep13/service-kit';

/** A part of a path that is one of a few words. */
export class PathChoice<Word extends string> implements PipeTransform<string, Word> {
  static readonly refuses = { 'gateway.not-found': 404 } as const satisfies Refusals;

  constructor(private readonly choices: readonly Word[]) {}

  transform(text: string): Word {
    const word = this.choices.find((each) => each === text);
    if (word === undefined) throw new NotFound();
    return word;
  }
}
