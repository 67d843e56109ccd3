import { DataSource } from 'typeorm';
import {
  signingOnly,
  startAgreements,
  type AgreementsUnderTest,
} from '../../test/agreements.service-under-test.ts';
import { takeAgreementNumber } from './agreement-numbers.ts';

describe('agreement numbers', () => {
  let service: AgreementsUnderTest;
  beforeAll(async () => {
    service = await startAgreements(signingOnly);
  });
  afterAll(() => service.stop());

  const take = (time: string) => takeAgreementNumber(service.app.get(DataSource).manager, new Date(time));

  it('count the agreements of the month they were made in', async () => {
    expect(await take('2027-01-31T23:59:59Z')).toBe('DSA-202701-0001');
    expect(await take('2027-02-01T00:00:00Z')).toBe('DSA-202702-0001');
    expect(await take('2027-01-31T23:59:59Z')).toBe('DSA-202701-0002');
  });
});
