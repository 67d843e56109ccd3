import { tablesOf } from '@rep13/testing';
import { agreements } from '../src/service.ts';

describe('the tables of agreements', () => {
  let tables: Awaited<ReturnType<typeof tablesOf>>;
  beforeAll(async () => {
    tables = await tablesOf(agreements);
  });

  it.each([
    [
      'legal_agreements',
      'id, signupId, agreementNumber, clientSignature, clientSignatureType, clientIpAddress, signedAt, pdfGenerated, createdAt',
    ],
  ])('%s has the fields of the specification: %s', (table, fields) => {
    expect(Object.keys(tables[table]?.fields ?? {})).toEqual(expect.arrayContaining(fields.split(', ')));
  });

  it.each([['legal_agreements', 'pdfGenerated', 'false']])(
    '%s begins with the %s of the specification: %s',
    (table, field, value) => {
      expect(tables[table]?.fields[field]?.replace(/::\w+$/, '')).toBe(value);
    },
  );

  it.each([
    ['legal_agreements', 'agreementNumber'],
    ['legal_agreements', 'signupId'],
  ])('%s has no %s twice', (table, field) => {
    expect(tables[table]?.unique).toContain(field);
  });
});
