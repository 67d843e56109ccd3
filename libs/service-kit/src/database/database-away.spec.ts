import { DatabaseError } from 'pg';
import { QueryFailedError } from 'typeorm';
import { isDatabaseAway } from './database-away.ts';

/** As pg gives what Postgres answered, and TypeORM wraps it. */
const answered = (severity: string, code: string) => {
  const error = Object.assign(new DatabaseError('could not write init file', 0, 'error'), { severity, code });
  return new QueryFailedError('SELECT 1', [], error);
};

describe('a database that cannot be used right now', () => {
  it.each([
    ['FATAL', 'XX000', true],
    ['FATAL', '57P01', true],
    ['ERROR', '53100', true],
    ['ERROR', 'XX000', false],
    ['ERROR', '23505', false],
  ])('is what %s %s says: %s', (severity, code, isAway) => {
    expect(isDatabaseAway(answered(severity, code))).toBe(isAway);
  });
});
