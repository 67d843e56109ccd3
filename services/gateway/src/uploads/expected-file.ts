import { SetMetadata } from '@nestjs/common';
import type { Reflector } from '@nestjs/core';
import type { ExecutionContext } from '@nestjs/common';
import type { DomainError } from '@rep13/service-kit';
import type { Room } from './upload-rooms.ts';

const EXPECTED = 'expected-file';

/** What a route takes, what it says to anything else, and who sends it. */
export interface ExpectedFile {
  readonly contentTypes: readonly string[];
  readonly error: new () => DomainError;
  readonly room: Room;
  /** The size of one at most. */
  readonly bytesMax: number;
}

export const ExpectsFile = (expected: ExpectedFile): MethodDecorator => SetMetadata(EXPECTED, expected);

export const expectedFileOf = (reflector: Reflector, context: ExecutionContext): ExpectedFile =>
  reflector.get<ExpectedFile>(EXPECTED, context.getHandler());
