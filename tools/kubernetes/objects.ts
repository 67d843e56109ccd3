import { PROVISIONER, type ServiceManifest } from '@rep13/local-stack';
import {
  environmentOf,
  environmentOfPrepare,
  environmentOfStreams,
  HEALTH_PORT,
  PUBLIC_PORT,
  type Environment,
} from './environment.ts';
import {
  EGRESS_OF_PREPARE,
  EGRESS_OF_STREAMS,
  egressOf,
  INGRESS_OF_STREAMS,
  ingressOf,
  type Rule,
} from './network.ts';

const labelsOf = (name: string) => ({ 'app.kubernetes.io/name': name });

/** What a service is in a cluster. What all have alike is added by `deploy/base/every-*.yaml`. */
export function objectsOf(service: ServiceManifest, all: readonly ServiceManifest[]): object[] {
  const { name } = service;
  const target = { apiVersion: 'apps/v1', kind: 'Deployment', name };
  return [
    deploymentOf(service, all),
    {
      apiVersion: 'v1',
      kind: 'Service',
      metadata: { name },
      spec: { selector: labelsOf(name), ports: portsOf(service).map(servicePort) },
    },
    {
      apiVersion: 'policy/v1',
      kind: 'PodDisruptionBudget',
      metadata: { name },
      spec: { selector: { matchLabels: labelsOf(name) } },
    },
    {
      apiVersion: 'autoscaling/v2',
      kind: 'HorizontalPodAutoscaler',
      metadata: { name },
      spec: { scaleTargetRef: target },
    },
    networkPolicy(name, ingressOf(service, all), egressOf(service)),
  ];
}

/** The job that brings the database up to date before services of a new version start. */
export const objectsOfPrepare = (all: readonly ServiceManifest[]): object[] => [
  {
    apiVersion: 'batch/v1',
    kind: 'Job',
    metadata: { name: 'prepare' },
    spec: {
      template: {
        metadata: { labels: labelsOf('prepare') },
        spec: {
          containers: [
            { name: 'job', image: 'rep13/prepare', env: environmentOfPrepare(all).map(asVariable) },
          ],
        },
      },
    },
  },
  networkPolicy('prepare', [], EGRESS_OF_PREPARE),
];

/** Makes the stream of events and its consumers; its program is in the image of `prepare`. */
export const objectsOfStreams = (all: readonly ServiceManifest[]): object[] => [
  deployment(PROVISIONER, {
    image: 'rep13/prepare',
    command: ['node', 'libs/service-kit/dist/event-stream/main.js'],
    ports: [{ name: 'health', containerPort: HEALTH_PORT }],
    env: environmentOfStreams(all).map(asVariable),
  }),
  networkPolicy(PROVISIONER, INGRESS_OF_STREAMS, EGRESS_OF_STREAMS),
];

function deploymentOf(service: ServiceManifest, all: readonly ServiceManifest[]): object {
  const mounts = Object.entries(MOUNTS).filter(([variable]) => service.variables.includes(variable));
  const container = {
    image: `rep13/${service.name}`,
    ports: portsOf(service).map(([port, number]) => ({ name: port, containerPort: number })),
    env: environmentOf(service, all).map(asVariable),
    ...(mounts.length > 0 && { volumeMounts: mounts.map(([, { mount }]) => mount) }),
  };
  return deployment(
    service.name,
    container,
    mounts.map(([, { volume }]) => volume),
  );
}

function deployment(name: string, container: object, volumes: readonly object[] = []): object {
  const component = { 'app.kubernetes.io/component': 'service' };
  return {
    apiVersion: 'apps/v1',
    kind: 'Deployment',
    metadata: { name, labels: component },
    spec: {
      selector: { matchLabels: labelsOf(name) },
      template: {
        metadata: { labels: { ...labelsOf(name), ...component } },
        spec: {
          containers: [{ name: 'service', ...container }],
          ...(volumes.length > 0 && { volumes }),
        },
      },
    },
  };
}

type Port = readonly [name: string, number: number];

const portsOf = ({ isPublic }: ServiceManifest): Port[] => [
  ...(isPublic ? [['http', PUBLIC_PORT] as const] : []),
  ['health', HEALTH_PORT],
];

const servicePort = ([name, port]: Port) => ({ name, port, targetPort: name });

/** What a variable names is a file or folder that must be there. */
const MOUNTS: Readonly<Record<string, { mount: object; volume: object }>> = {
  LEGAL_ENTITY: {
    mount: { name: 'legal-entity', mountPath: '/rep13/legal-entity.json', subPath: 'legal-entity.json' },
    volume: { name: 'legal-entity', configMap: { name: 'legal-entity' } },
  },
  WEB_ROOT: {
    mount: { name: 'web', mountPath: '/web', readOnly: true },
    volume: { name: 'web', persistentVolumeClaim: { claimName: 'web', readOnly: true } },
  },
};

function asVariable([name, source]: Environment[number]): object {
  if ('value' in source) return { name, value: source.value };
  if ('config' in source)
    return { name, valueFrom: { configMapKeyRef: { name: 'rep13', key: source.config, optional: true } } };
  const { secret, key, isOptional } = source;
  return { name, valueFrom: { secretKeyRef: { name: secret, key, ...(isOptional && { optional: true }) } } };
}

function networkPolicy(name: string, ingress: readonly Rule[], egress: readonly Rule[]): object {
  const asPorts = (ports: readonly number[]) => ports.map((port) => ({ port, protocol: 'TCP' }));
  return {
    apiVersion: 'networking.k8s.io/v1',
    kind: 'NetworkPolicy',
    metadata: { name },
    spec: {
      podSelector: { matchLabels: labelsOf(name) },
      policyTypes: ['Ingress', 'Egress'],
      ingress: ingress.map(({ peers, ports }) => ({
        ...(peers.length > 0 && { from: peers }),
        ports: asPorts(ports),
      })),
      egress: egress.map(({ peers, ports }) => ({ to: peers, ports: asPorts(ports) })),
    },
  };
}
