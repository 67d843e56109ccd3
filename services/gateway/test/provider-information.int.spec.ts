import { ERROR_CODES } from '@rep13/contracts-constants';
import {
  CreateProviderInformation,
  GetProviderInformation,
  RegisterSignup,
  UpdateProviderInformation,
  type ProviderInformationView,
} from '@rep13/contracts-onboarding';
import { DomainError, NotFound } from '@rep13/service-kit';
import { buildSignupBody, buildSignupView } from './builders.ts';
import { buildProviderInformationBody } from './provider-information.ts';
import { startGateway, type Browser, type TestGateway } from './start-gateway.ts';

const OWN = 123_456_789;
const PATH = '/api/provider-information';
const SAVED = { signupId: OWN, version: 1 } as ProviderInformationView;

describe('provider information over HTTP', () => {
  let gateway: TestGateway;
  let owner: Browser;
  let failure: Error | undefined;
  const asked: object[] = [];

  beforeAll(async () => {
    gateway = await startGateway();
    const { stubbedServices } = gateway;
    const answer = (command: object) => {
      asked.push(command);
      if (failure) throw failure;
      return SAVED;
    };
    stubbedServices.answer(RegisterSignup, () => buildSignupView({ id: OWN }));
    stubbedServices.answer(CreateProviderInformation, answer);
    stubbedServices.answer(UpdateProviderInformation, answer);
    stubbedServices.answer(GetProviderInformation, answer);
    owner = gateway.browser();
    await owner.post('/api/signup').send(buildSignupBody()).expect(201);
  });
  afterAll(() => gateway.stop());
  beforeEach(() => {
    asked.length = 0;
    failure = undefined;
  });

  const body = (given: object = {}) => ({ ...buildProviderInformationBody(OWN), ...given });

  it('is created with the form fields and the signup id', async () => {
    const { body: answer } = await owner.post(PATH).send(body()).expect(201);
    expect(answer).toEqual(SAVED);
    expect(asked).toEqual([body()]);
  });

  it.each([body(), { ...body(), signupId: undefined }])(
    'is updated with the same payload (%#)',
    async (sent) => {
      await owner.patch(`${PATH}/${OWN}`).send(sent).expect(200);
      expect(asked).toEqual([body()]);
    },
  );

  it('is not updated under the address of one signup with the id of another', async () => {
    const { body: answer } = await owner
      .patch(`${PATH}/${OWN}`)
      .send(body({ signupId: OWN + 1 }))
      .expect(400);
    expect(answer.errors).toEqual([
      { path: 'signupId', message: 'Please use the link from your signup confirmation email' },
    ]);
    expect(asked).toEqual([]);
  });

  it('is read, and not found when nothing was saved', async () => {
    const { body: answer } = await owner.get(`${PATH}/${OWN}`).expect(200);
    expect(answer).toEqual(SAVED);
    failure = new NotFound();
    await owner.get(`${PATH}/${OWN}`).expect(404, { code: 'gateway.not-found', message: 'Not found' });
  });

  it.each([
    ['post', 409, ERROR_CODES.providerInformationExists],
    ['patch', 403, ERROR_CODES.accountSuspended],
  ] as const)('says why a %s is refused: %i', async (method, status, code) => {
    failure = new DomainError(status, code, 'No');
    const path = method === 'post' ? PATH : `${PATH}/${OWN}`;
    await owner[method](path).send(body()).expect(status, { code, message: 'No' });
  });

  it('names every wrong field with its words, also when it is sent again', async () => {
    const wrong = {
      serviceDescription: 'short',
      euMarketsServed: [],
      supportLanguages: ['Klingon'],
      contentPolicyUrl: 'javascript:alert(1)',
      incidentResponsePlan: 'short',
    };
    for (const call of [owner.post(PATH), owner.patch(`${PATH}/${OWN}`)]) {
      const { body: answer } = await call.send(body(wrong)).expect(400);
      expect(answer.errors).toHaveLength(5);
      expect(answer.errors).toEqual(
        expect.arrayContaining([
          { path: 'serviceDescription', message: 'Service description must be at least 50 characters' },
          { path: 'euMarketsServed', message: 'Please select at least one EU market' },
          { path: 'supportLanguages', message: 'Please select at least one support language' },
          {
            path: 'contentPolicyUrl',
            message: 'Please enter an address that begins with http:// or https://',
          },
          { path: 'incidentResponsePlan', message: 'Incident response plan must be at least 100 characters' },
        ]),
      );
    }
    expect(asked).toEqual([]);
  });

  it.each(['id', 'version', 'annualUpdateDue', 'lastUpdated', 'files'])(
    'refuses the field %s',
    async (field) => {
      const { body: answer } = await owner
        .post(PATH)
        .send(body({ [field]: 1 }))
        .expect(400);
      expect(answer.errors).toEqual([{ path: field, message: 'This field is not known' }]);
    },
  );

  it.each(['__proto__', 'constructor', 'prototype'])('lets nobody reach prototypes by %s', async (name) => {
    const json = JSON.stringify(body()).replace('{', `{"${name}":{"polluted":true},`);
    await owner.post(PATH).set('Content-Type', 'application/json').send(json).expect(400);
    expect({}).not.toHaveProperty('polluted');
    expect(asked).toEqual([]);
  });
});
