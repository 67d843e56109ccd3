import { ViesServer } from '../../test/vies-server.ts';
import { askVies, ViesAway } from './vies.ts';

const QUESTION = { prefix: 'FR', number: '32123456789', asker: 'NL123456789B01' };

describe('what VIES says of a number', () => {
  let vies: ViesServer;
  beforeEach(async () => {
    vies = await ViesServer.start();
  });
  afterEach(() => vies.stop());

  const ask = () => askVies(vies.url, QUESTION);

  it('is yes, with its own reference and a name where the state says one', async () => {
    expect(await ask()).toEqual({ isValid: true, reference: 'WAPIAAAAX1', registeredName: 'ACME SAM' });
    expect(vies.asked).toEqual([
      {
        path: '/rest-api/check-vat-number',
        body: {
          ...{ countryCode: 'FR', vatNumber: '32123456789' },
          ...{ requesterMemberStateCode: 'NL', requesterNumber: '123456789B01' },
        },
      },
    ]);
  });

  it('is no, and names nobody where it says three dashes', async () => {
    vies.answer = { valid: false, requestIdentifier: '', name: '---', address: '---' };
    expect(await ask()).toEqual({ isValid: false, reference: null, registeredName: null });
  });

  it.each<[string, number, unknown]>([
    ['the state is away', 200, { actionSucceed: false, errorWrappers: [{ error: 'MS_UNAVAILABLE' }] }],
    ['it is busy', 500, { actionSucceed: false, errorWrappers: [{ error: 'GLOBAL_MAX_CONCURRENT_REQ' }] }],
    ['an error comes beside a no', 200, { valid: false, errorWrappers: [{ error: 'TIMEOUT' }] }],
    ['a page comes instead', 200, '<html>maintenance</html>'],
    ['nothing is said', 200, {}],
    ['the answer has no end', 200, `{"valid":true,"name":"${'x'.repeat(30_000)}"}`],
    ['the answer is a list', 200, []],
  ])('is nothing where %s', async (_, status, answer) => {
    Object.assign(vies, { status, answer });
    await expect(ask()).rejects.toThrow(ViesAway);
  });

  it('is nothing where nobody listens', async () => {
    const { url } = vies;
    await vies.stop();
    await expect(askVies(url, QUESTION)).rejects.toThrow(ViesAway);
    vies = await ViesServer.start();
  });
});
