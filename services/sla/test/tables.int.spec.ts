import { tablesOf } from '@rep13/testing';
import { sla } from '../src/service.ts';

describe('the tables of sla', () => {
  let tables: Awaited<ReturnType<typeof tablesOf>>;
  beforeAll(async () => {
    tables = await tablesOf(sla);
  });

  it.each([
    [
      'sla_tickets',
      'id, signupId, ticketNumber, authorityName, authorityContactDate, responseDate, forwardedToClient, forwardedDate, urgencyLevel, status, description, responseTimeHours, slaCompliant, createdAt, updatedAt',
    ],
  ])('%s has the fields of the specification: %s', (table, fields) => {
    expect(Object.keys(tables[table]?.fields ?? {})).toEqual(expect.arrayContaining(fields.split(', ')));
  });

  it.each([
    ['sla_tickets', 'forwardedToClient', 'false'],
    ['sla_tickets', 'urgencyLevel', "'normal'"],
    ['sla_tickets', 'status', "'pending'"],
    ['sla_tickets', 'slaCompliant', 'true'],
  ])('%s begins with the %s of the specification: %s', (table, field, value) => {
    expect(tables[table]?.fields[field]?.replace(/::\w+$/, '')).toBe(value);
  });

  it.each([['sla_tickets', 'ticketNumber']])('%s has no %s twice', (table, field) => {
    expect(tables[table]?.unique).toContain(field);
  });
});
