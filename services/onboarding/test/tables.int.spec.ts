import { tablesOf } from '@rep13/testing';
import { onboarding } from '../src/service.ts';

describe('the tables of onboarding', () => {
  let tables: Awaited<ReturnType<typeof tablesOf>>;
  beforeAll(async () => {
    tables = await tablesOf(onboarding);
  });

  it.each([
    ['users', 'id, username, password'],
    [
      'compliance_checks',
      'id, email, companyName, question1, question2, question3, requiresLegalRep, createdAt',
    ],
    [
      'signups',
      'id, companyName, websiteUrl, registrationNumber, countryOfIncorporation, registeredAddress, legalContactName, legalContactEmail, escalationContactName, escalationContactEmail, consentConfirmed, termsConsentTimestamp, privacyConsentTimestamp, contractVersion, passwordHash, clientId, accountStatus, lastLogin, loginAttempts, accountLockedUntil, createdAt',
    ],
    [
      'audit_logs',
      'id, signupId, eventType, eventData, agreementVersion, paymentStatus, userAgent, ipAddress, timestamp, metadata',
    ],
    [
      'provider_information',
      'id, signupId, serviceDescription, euMarketsServed, contentPolicyUrl, contentPolicyUpload, supportLanguages, transparencyReportUrl, transparencyReportUpload, incidentResponsePlan, lastUpdated, annualUpdateDue, createdAt',
    ],
  ])('%s has the fields of the specification: %s', (table, fields) => {
    expect(Object.keys(tables[table]?.fields ?? {})).toEqual(expect.arrayContaining(fields.split(', ')));
  });

  it.each([
    ['signups', 'contractVersion', "'1.0'"],
    ['signups', 'accountStatus', "'pending'"],
    ['signups', 'loginAttempts', '0'],
    ['audit_logs', 'agreementVersion', "'1.0'"],
  ])('%s begins with the %s of the specification: %s', (table, field, value) => {
    expect(tables[table]?.fields[field]?.replace(/::\w+$/, '')).toBe(value);
  });

  it.each([
    ['users', 'username'],
    ['signups', 'clientId'],
    ['provider_information', 'signupId'],
  ])('%s has no %s twice', (table, field) => {
    expect(tables[table]?.unique).toContain(field);
  });
});
