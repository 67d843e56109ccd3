import { tablesOf } from '@rep13/testing';
import { notifications } from '../src/service.ts';

describe('the tables of notifications', () => {
  let tables: Awaited<ReturnType<typeof tablesOf>>;
  beforeAll(async () => {
    tables = await tablesOf(notifications);
  });

  it.each([
    [
      'email_logs',
      'id, recipient, subject, type, status, sentAt, failureReason, clientId, signupId, createdAt',
    ],
    ['contact_messages', 'name, email, company, subject, message'],
  ])('%s has the fields of the specification: %s', (table, fields) => {
    expect(Object.keys(tables[table]?.fields ?? {})).toEqual(expect.arrayContaining(fields.split(', ')));
  });
});
