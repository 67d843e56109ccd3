import {
  CreateProviderInformation,
  GetProviderInformation,
  ProviderInformationSaved,
  UpdateProviderInformation,
} from '@rep13/contracts-onboarding';
import { startTestService, type TestService } from '@rep13/testing';
import { createSignup } from '../../test/builders.ts';
import { uploadFile } from '../../test/uploads.ts';
import { buildInformation, submitInformation } from '../../test/provider-information.ts';
import { onboarding } from '../service.ts';

const UNKNOWN_CLIENT = { signupId: 2_000_000_000 };

let service: TestService;
beforeAll(async () => {
  service = await startTestService(onboarding);
});
afterAll(() => service.stop());

const newSignup = async () => (await createSignup(service)).id;
const suspend = (signupId: number) =>
  service.db.query(`update signups set account_status = 'suspended' where id = $1`, [signupId]);
const versionsOf = (signupId: number) =>
  service.db.query<Record<string, unknown>[]>(
    'select * from provider_information_versions where signup_id = $1 order by version',
    [signupId],
  );
/** The record's version and those kept, as they stand together at one moment. */
const versionsInOneLook = async (signupId: number) => {
  const [row] = await service.db.query<{ version: number; stored: number[] }[]>(
    `select max(information.version) as version, array_agg(versions.version order by versions.version) as stored
     from provider_information information join provider_information_versions versions using (signup_id)
     where signup_id = $1`,
    [signupId],
  );
  return row!;
};
const savedOf = async (signupId: number) =>
  (await service.published(ProviderInformationSaved)).filter((event) => event.signupId === signupId);
const yearAfter = (time: string) => `${Number(time.slice(0, 4)) + 1}${time.slice(4)}`;

describe('submitting provider information', () => {
  it('saves what was sent, as the first version, and says when it is due again', async () => {
    const signupId = await newSignup();

    const saved = await submitInformation(service, signupId);

    expect(saved).toEqual({
      ...buildInformation(),
      id: saved.id,
      signupId,
      incidentResponsePlan: buildInformation().incidentResponsePlan.trim(),
      transparencyReportUrl: null,
      version: 1,
      lastUpdated: saved.createdAt,
      createdAt: saved.createdAt,
      annualUpdateDue: yearAfter(saved.createdAt),
      files: [],
    });
    expect(await service.call(GetProviderInformation, { signupId })).toEqual(saved);
  });

  it('announces that it was saved, and nothing of its content', async () => {
    const signupId = await newSignup();

    const { annualUpdateDue } = await submitInformation(service, signupId);

    expect(await savedOf(signupId)).toEqual([{ signupId, version: 1, annualUpdateDue }]);
  });

  it('happens once, of 100 at the same time', async () => {
    const signupId = await newSignup();

    const outcomes = await Promise.all(
      Array.from({ length: 100 }, (_, nth) =>
        submitInformation(service, signupId, { contentPolicyUrl: `https://acme.example/${nth}` }).then(
          () => 'saved',
          ({ status, code }: { status: number; code: string }) => `${status} ${code}`,
        ),
      ),
    );

    const refused = outcomes.filter((outcome) => outcome === '409 onboarding.provider-information-exists');
    const postponed = outcomes.filter((outcome) => outcome.startsWith('503'));
    expect(outcomes.filter((outcome) => outcome === 'saved')).toHaveLength(1);
    expect(refused.length + postponed.length).toBe(99);
    expect(await versionsOf(signupId)).toHaveLength(1);
    expect(await savedOf(signupId)).toHaveLength(1);
  });

  it('is answered again when it is repeated with its key', async () => {
    const signupId = await newSignup();
    const command = { signupId, ...buildInformation() };
    const idempotency = { scope: 'session', key: `once ${signupId}`, fingerprint: 'body' };

    const first = await service.call(CreateProviderInformation, command, { idempotency });

    expect(await service.call(CreateProviderInformation, command, { idempotency })).toEqual(first);
    expect(await versionsOf(signupId)).toHaveLength(1);
  });

  it('is refused for nobody', async () => {
    await expect(submitInformation(service, UNKNOWN_CLIENT.signupId)).rejects.toMatchObject({ status: 404 });
    await expect(service.call(GetProviderInformation, UNKNOWN_CLIENT)).rejects.toMatchObject({ status: 404 });
  });

  it('is refused with a wrong field, and saves nothing', async () => {
    const signupId = await newSignup();

    const refused = submitInformation(service, signupId, {
      euMarketsServed: [],
      serviceDescription: 'short',
    });

    await expect(refused).rejects.toMatchObject({
      status: 400,
      details: {
        errors: [
          { path: 'serviceDescription', message: 'Service description must be at least 50 characters' },
          { path: 'euMarketsServed', message: 'Please select at least one EU market' },
        ],
      },
    });
    await expect(service.call(GetProviderInformation, { signupId })).rejects.toMatchObject({ status: 404 });
  });
});

describe('updating provider information', () => {
  it('saves the next version and leaves each as it was, with who saved it and when', async () => {
    const signupId = await newSignup();
    const first = await submitInformation(service, signupId);
    const changes = buildInformation({ euMarketsServed: ['Malta'], contentPolicyUrl: null });

    const second = await service.call(
      UpdateProviderInformation,
      { signupId, ...changes },
      { actor: `client:${signupId}` },
    );

    expect(second).toMatchObject({
      id: first.id,
      version: 2,
      euMarketsServed: ['Malta'],
      contentPolicyUrl: null,
      createdAt: first.createdAt,
      annualUpdateDue: yearAfter(second.lastUpdated),
    });
    expect(await versionsOf(signupId)).toMatchObject([
      {
        version: 1,
        eu_markets_served: ['Austria', 'Sweden'],
        support_languages: ['English', 'Irish'],
        content_policy_url: 'https://acme.example/policy',
        service_description: first.serviceDescription,
        incident_response_plan: first.incidentResponsePlan,
        annual_update_due: new Date(first.annualUpdateDue),
        saved_at: new Date(first.lastUpdated),
        saved_by: 'visitor',
      },
      {
        version: 2,
        eu_markets_served: ['Malta'],
        content_policy_url: null,
        saved_at: new Date(second.lastUpdated),
        saved_by: `client:${signupId}`,
      },
    ]);
    expect((await savedOf(signupId)).map(({ version }) => version)).toEqual([1, 2]);
  });

  it('is answered again when it is repeated with its key, and saved again with another', async () => {
    const signupId = await newSignup();
    await submitInformation(service, signupId);
    const update = (key: string) =>
      service.call(
        UpdateProviderInformation,
        { signupId, ...buildInformation() },
        { idempotency: { scope: 'session', key: `${key} ${signupId}`, fingerprint: 'body' } },
      );

    const second = await update('first');

    expect(await update('first')).toEqual(second);
    expect(await update('other')).toMatchObject({ version: 3 });
    expect(await versionsOf(signupId)).toHaveLength(3);
  });

  it('counts every one of 30 at the same time', async () => {
    const signupId = await newSignup();
    await submitInformation(service, signupId);

    const outcomes = await Promise.all(
      Array.from({ length: 30 }, () =>
        service.call(UpdateProviderInformation, { signupId, ...buildInformation() }).then(
          ({ version }) => version,
          ({ status }: { status: number }) => `refused with ${status}`,
        ),
      ),
    );

    // On a busy machine "unavailable" is an answer too; what was answered counts, and nothing counts twice.
    const versions = outcomes.filter((outcome) => outcome !== 'refused with 503');
    const { version, stored } = await versionsInOneLook(signupId);
    expect(versions.length).toBeGreaterThan(1);
    expect(new Set(versions).size).toBe(versions.length);
    expect(stored).toEqual(Array.from({ length: stored.length }, (_, nth) => nth + 1));
    expect(stored).toEqual(expect.arrayContaining(versions));
    expect(version).toBe(stored.length);
  });

  it('is refused when there is nothing to update', async () => {
    const signupId = await newSignup();
    const refused = service.call(UpdateProviderInformation, { signupId, ...buildInformation() });
    await expect(refused).rejects.toMatchObject({ status: 404, code: 'gateway.not-found' });
  });

  it.each([
    'update provider_information_versions set saved_by = $1',
    'delete from provider_information_versions where saved_by <> $1',
  ])('leaves no version to be changed: %s', async (statement) => {
    await expect(service.db.query(statement, ['nobody'])).rejects.toThrow('append-only');
  });
});

describe('uploads named by provider information', () => {
  it('are shown with it', async () => {
    const signupId = await newSignup();
    const policy = await uploadFile(service, signupId, { name: 'policy.pdf' });
    const report = await uploadFile(service, signupId, { name: 'report.md', bytes: Buffer.from('# Report') });

    const saved = await submitInformation(service, signupId, {
      contentPolicyUpload: policy.id.toUpperCase(),
      transparencyReportUpload: report.id,
    });

    expect(saved).toMatchObject({ contentPolicyUpload: policy.id, transparencyReportUpload: report.id });
    expect(saved.files).toEqual([policy, report]);
    expect(await service.call(GetProviderInformation, { signupId })).toEqual(saved);
  });

  it("are refused when they are another one's or not there, and nothing is saved", async () => {
    const signupId = await newSignup();
    const foreign = await uploadFile(service, await newSignup());

    const refused = submitInformation(service, signupId, {
      contentPolicyUpload: foreign.id,
      transparencyReportUpload: '019aa08e-8b40-7bbb-8ccc-0123456789ab',
    });

    await expect(refused).rejects.toMatchObject({
      status: 400,
      details: {
        errors: [
          { path: 'contentPolicyUpload', message: 'Please upload the file again' },
          { path: 'transparencyReportUpload', message: 'Please upload the file again' },
        ],
      },
    });
    expect(await versionsOf(signupId)).toEqual([]);
  });
});

describe('a suspended client', () => {
  it('reads provider information, and saves none', async () => {
    const signupId = await newSignup();
    const saved = await submitInformation(service, signupId);
    const other = await newSignup();
    await suspend(signupId);
    await suspend(other);
    const refusal = { status: 403, code: 'onboarding.account-suspended' };

    expect(await service.call(GetProviderInformation, { signupId })).toEqual(saved);
    await expect(
      service.call(UpdateProviderInformation, { signupId, ...buildInformation() }),
    ).rejects.toMatchObject(refusal);
    await expect(submitInformation(service, other)).rejects.toMatchObject(refusal);
    expect(await versionsOf(signupId)).toHaveLength(1);
  });
});
