import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { PROVISIONER, REPOSITORY, SERVICES } from '@rep13/local-stack';
import { build, hasKustomize } from './kustomize.ts';
import { looseEnds } from './loose-ends.ts';
import { misshapen, type KubernetesObject } from './misshapen.ts';

const OVERLAYS = readdirSync(join(REPOSITORY, 'deploy/overlays'));
/** Of a service's role in Postgres: CONNECTION_LIMIT in tools/local-stack/rights/database-rights.ts. */
const CONNECTIONS = 35;

interface Autoscaler extends KubernetesObject {
  readonly spec: { readonly minReplicas: number; readonly maxReplicas: number };
}

// Without kubectl, or with one whose kustomize is older than 5, these are skipped.
const describeBuilt = hasKustomize() ? describe : describe.skip;

describeBuilt.each(OVERLAYS)('the overlay %s, as kubectl kustomize builds it', (overlay) => {
  let objects: KubernetesObject[];
  beforeAll(() => {
    objects = build(overlay);
  });
  const ofKind = <T extends KubernetesObject>(kind: string) =>
    objects.filter((object) => object.kind === kind) as T[];

  it('has no field that Kubernetes does not know, and every one that it wants', () => {
    expect(objects.flatMap(misshapen)).toEqual([]);
  });

  it('has no name that leads nowhere', () => {
    expect(looseEnds(objects)).toEqual([]);
  });

  it('runs every service, with an autoscaler, a budget, a network policy and an address of its own', () => {
    const namesOf = (kind: string) => ofKind(kind).map(({ metadata }) => metadata.name);
    expect(namesOf('Deployment')).toEqual([...SERVICES, PROVISIONER].sort());
    for (const kind of ['HorizontalPodAutoscaler', 'PodDisruptionBudget', 'Service'])
      expect([kind, ...namesOf(kind)]).toEqual([kind, ...[...SERVICES].sort()]);
    const policies = ofKind('NetworkPolicy').map(({ metadata }) => metadata.name);
    expect(policies).toEqual(
      expect.arrayContaining([...SERVICES, PROVISIONER, 'prepare', 'deny-by-default']),
    );
  });

  it('keeps all in one namespace, and no secret', () => {
    const elsewhere = objects.filter(
      ({ kind, metadata }) => kind !== 'Namespace' && metadata.namespace !== 'rep13',
    );
    expect(elsewhere).toEqual([]);
    expect(ofKind('Secret')).toEqual([]);
  });

  it('never has sla at zero, nor any other service', () => {
    const fewest = new Map(
      ofKind<Autoscaler>('HorizontalPodAutoscaler').map(({ metadata, spec }) => [
        metadata.name,
        spec.minReplicas,
      ]),
    );
    expect(fewest.get('sla')).toBeGreaterThanOrEqual(2);
    expect(Math.min(...fewest.values())).toBeGreaterThanOrEqual(1);
    expect(ofKind('PodDisruptionBudget').find(({ metadata }) => metadata.name === 'sla')).toMatchObject({
      spec: { minAvailable: 1 },
    });
  });

  it('takes no more connections than a role of Postgres may have, during a rollout too', () => {
    const [settings] = ofKind<KubernetesObject & { data: Record<string, string> }>('ConfigMap');
    const most = ofKind<Autoscaler>('HorizontalPodAutoscaler').map(({ spec }) => spec.maxReplicas + 1);
    expect(Math.max(...most) * Number(settings?.data['DATABASE_POOL'])).toBeLessThanOrEqual(CONNECTIONS);
  });
});

describe('the check of an object', () => {
  const budget = {
    apiVersion: 'policy/v1',
    kind: 'PodDisruptionBudget',
    metadata: { name: 'sla' },
    spec: { selector: { matchLabels: { app: 'sla' } }, minAvailable: 1 },
  };

  it('lets through what is right', () => {
    expect(misshapen(budget)).toEqual([]);
  });

  it.each<[string, object, string]>([
    [
      'a field that is misspelt',
      { spec: { ...budget.spec, minAvailible: 1 } },
      '.spec.minAvailible is unknown',
    ],
    ['a field that is missing', { spec: { minAvailable: 1 } }, '.spec.selector is missing'],
    [
      'a number as text',
      { spec: { ...budget.spec, minAvailable: '1' } },
      '.spec.minAvailable may not be "1"',
    ],
    [
      'an object where a map belongs',
      { spec: { selector: { matchLabels: [] } } },
      'matchLabels may not be []',
    ],
    ['a name that no object may have', { metadata: { name: 'SLA' } }, '.metadata.name may not be "SLA"'],
    ['a kind that nobody has described', { kind: 'Gadget' }, 'policy/v1 Gadget is not in'],
    [
      'an older version of a kind',
      { apiVersion: 'policy/v1beta1' },
      'policy/v1beta1 PodDisruptionBudget is not in',
    ],
  ])('refuses %s', (_, change, fault) => {
    expect(misshapen({ ...budget, ...change })).toContainEqual(expect.stringContaining(fault));
  });

  const pods = {
    apiVersion: 'apps/v1',
    kind: 'Deployment',
    metadata: { name: 'sla' },
    spec: {
      selector: { matchLabels: { app: 'sla' } },
      template: {
        metadata: { labels: { app: 'sla' } },
        spec: { containers: [{ image: 'registry.example/sla:1.0.0', ports: [{ name: 'health' }] }] },
      },
    },
  };
  const service = (targetPort: string, app = 'sla') => ({
    apiVersion: 'v1',
    kind: 'Service',
    metadata: { name: 'sla' },
    spec: { selector: { app }, ports: [{ targetPort }] },
  });

  it('finds names that lead nowhere', () => {
    expect(looseEnds([pods, service('health')])).toEqual([]);
    expect(looseEnds([pods, service('http')])).toEqual(['Service sla leads to no port http']);
    expect(looseEnds([pods, service('health', 'clerk')])).toEqual(['Service sla selects 0 kinds of pods']);
    const untagged = structuredClone(pods);
    untagged.spec.template.spec.containers[0]!.image = 'rep13/sla';
    expect(looseEnds([untagged])).toEqual(['sla has no registry or version of rep13/sla']);
  });
});
