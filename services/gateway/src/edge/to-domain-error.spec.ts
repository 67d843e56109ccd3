import { ForbiddenException, HttpException, NotFoundException } from '@nestjs/common';
import { NotFound } from '@rep13/service-kit';
import { BodyTooComplex } from './http-errors.ts';
import { toDomainError } from './to-domain-error.ts';

const parserError = (status: number) => Object.assign(new Error('inside'), { status, expose: true });

describe('an error', () => {
  it('that is a domain error already is told as it is', () => {
    const error = new NotFound();
    expect(toDomainError(error)).toBe(error);
  });

  it('that Nest has wrapped around one of ours is ours', () => {
    const cause = new BodyTooComplex({ limit: 'names', path: 'a' });
    expect(toDomainError(new HttpException(cause.message, 400, { cause }))).toBe(cause);
  });

  it.each([
    [new NotFoundException('Cannot GET /api/x'), 404, 'gateway.not-found'],
    [new ForbiddenException('inside'), 400, 'gateway.malformed-body'],
    [parserError(413), 413, 'gateway.body-too-large'],
    [parserError(415), 415, 'gateway.unsupported-media-type'],
    [parserError(400), 400, 'gateway.malformed-body'],
    [Object.assign(new Error('refused'), { code: 'ECONNREFUSED' }), 503, 'gateway.service-unavailable'],
  ])('from elsewhere becomes a domain error: %s', (error, status, code) => {
    expect(toDomainError(error)).toMatchObject({ status, code });
    expect(toDomainError(error)?.message).not.toMatch(/inside|Cannot GET/);
  });

  it('that nobody foresaw has no words for the browser', () => {
    expect(toDomainError(new TypeError('x is undefined'))).toBeUndefined();
    expect(toDomainError(Object.assign(new Error('x'), { status: 400 }))).toBeUndefined();
  });
});
