import { tablesOf } from '@rep13/testing';
import { gateway } from '../src/service.ts';

describe('the tables of gateway', () => {
  let tables: Awaited<ReturnType<typeof tablesOf>>;
  beforeAll(async () => {
    tables = await tablesOf(gateway);
  });

  it.each([
    ['sessions', 'sid, sess, expire'],
    ['admin_users', 'id, username, email, passwordHash, role, isActive, lastLogin, createdAt'],
  ])('%s has the fields of the specification: %s', (table, fields) => {
    expect(Object.keys(tables[table]?.fields ?? {})).toEqual(expect.arrayContaining(fields.split(', ')));
  });

  it.each([
    ['admin_users', 'role', "'admin'"],
    ['admin_users', 'isActive', 'true'],
  ])('%s begins with the %s of the specification: %s', (table, field, value) => {
    expect(tables[table]?.fields[field]?.replace(/::\w+$/, '')).toBe(value);
  });

  it.each([
    ['admin_users', 'username'],
    ['admin_users', 'email'],
  ])('%s has no %s twice', (table, field) => {
    expect(tables[table]?.unique).toContain(field);
  });
});
