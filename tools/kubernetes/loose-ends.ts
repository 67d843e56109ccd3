import type { KubernetesObject } from './misshapen.ts';

type Labels = Readonly<Record<string, string>>;

interface PodSpec {
  readonly containers: readonly {
    readonly image: string;
    readonly ports?: readonly { readonly name: string }[];
    readonly env?: readonly {
      readonly valueFrom?: { readonly configMapKeyRef?: { readonly name: string } };
    }[];
    readonly volumeMounts?: readonly { readonly name: string }[];
  }[];
  readonly volumes?: readonly {
    readonly name: string;
    readonly persistentVolumeClaim?: { readonly claimName: string };
  }[];
}

/** A Deployment or Job. */
interface Workload extends KubernetesObject {
  readonly spec: {
    readonly template: { readonly metadata: { readonly labels: Labels }; readonly spec: PodSpec };
  };
}

interface Scaled extends KubernetesObject {
  readonly spec: { readonly scaleTargetRef: { readonly name: string } };
}

interface Selecting extends KubernetesObject {
  readonly spec: {
    readonly selector: Labels & { readonly matchLabels?: Labels };
    readonly ports?: readonly { readonly targetPort: string }[];
  };
}

const workloadsIn = (objects: readonly KubernetesObject[]): Workload[] =>
  objects.filter(({ kind }) => kind === 'Deployment' || kind === 'Job') as Workload[];

/** Names that lead nowhere: each object is well formed, and still nothing would come of it. */
export function looseEnds(objects: readonly KubernetesObject[]): string[] {
  const ofKind = <T extends KubernetesObject>(kind: string) =>
    objects.filter((one) => one.kind === kind) as T[];
  const isThere = (kind: string, name: string) => ofKind(kind).some(({ metadata }) => metadata.name === name);
  const workloads = workloadsIn(objects);
  const selecting = ['Service', 'PodDisruptionBudget', 'Deployment'].flatMap((kind) =>
    ofKind<Selecting>(kind),
  );
  return [
    ...workloads.flatMap((workload) => looseEndsOf(workload, isThere)),
    ...ofKind<Scaled>('HorizontalPodAutoscaler')
      .filter(({ spec }) => !isThere('Deployment', spec.scaleTargetRef.name))
      .map(({ metadata }) => `the autoscaler ${metadata.name} scales nothing`),
    ...selecting.flatMap((object) => unselected(object, workloads)),
  ];
}

function looseEndsOf(
  { metadata, spec }: Workload,
  isThere: (kind: string, name: string) => boolean,
): string[] {
  const { containers, volumes = [] } = spec.template.spec;
  const mounts = containers.flatMap(({ volumeMounts = [] }) => volumeMounts.map(({ name }) => name));
  const settings = containers.flatMap(({ env = [] }) =>
    env.flatMap(({ valueFrom }) => valueFrom?.configMapKeyRef?.name ?? []),
  );
  const claims = volumes.flatMap(({ persistentVolumeClaim }) => persistentVolumeClaim?.claimName ?? []);
  const loose = [
    ...mounts.filter((mount) => !volumes.some(({ name }) => name === mount)).map((name) => `volume ${name}`),
    ...volumes.filter(({ name }) => !mounts.includes(name)).map(({ name }) => `place for the volume ${name}`),
    ...claims.filter((name) => !isThere('PersistentVolumeClaim', name)).map((name) => `claim ${name}`),
    ...[...new Set(settings)].filter((name) => !isThere('ConfigMap', name)).map((name) => `settings ${name}`),
    ...containers
      .filter(({ image }) => !/^[\w.-]+\.[\w.-]+\/.+:(?!latest$)[\w.-]+$/.test(image))
      .map(({ image }) => `registry or version of ${image}`),
  ];
  return loose.map((what) => `${metadata.name} has no ${what}`);
}

/** Selectors that no pod answers to, and ports that its pods don't have. */
function unselected({ kind, metadata, spec }: Selecting, workloads: readonly Workload[]): string[] {
  const wanted = Object.entries(spec.selector.matchLabels ?? (spec.selector as Labels));
  const found = workloads.filter(({ spec: { template } }) =>
    wanted.every(([label, value]) => template.metadata.labels[label] === value),
  );
  const ports = found.flatMap(({ spec: { template } }) =>
    template.spec.containers.flatMap((container) => container.ports?.map(({ name }) => name) ?? []),
  );
  if (found.length !== 1) return [`${kind} ${metadata.name} selects ${found.length} kinds of pods`];
  const missing = (spec.ports ?? []).filter(({ targetPort }) => !ports.includes(targetPort));
  return missing.map(({ targetPort }) => `${kind} ${metadata.name} leads to no port ${targetPort}`);
}
