import { SHAPES, type Fields, type Shape } from './shapes.ts';

/** An object as kustomize prints it. */
export interface KubernetesObject {
  readonly apiVersion: string;
  readonly kind: string;
  readonly metadata: { readonly name: string; readonly namespace?: string };
}

/** Of an operator's own kinds we have no shape: CloudNativePG's server checks its own. */
const NOT_CHECKED = ['postgresql.cnpg.io/v1 Cluster'];

const METADATA: Fields = {
  'name!': (name) => typeof name === 'string' && /^[a-z0-9]([-a-z0-9]{0,61}[a-z0-9])?$/.test(name),
  namespace: 'text',
  labels: (labels) => isRecord(labels) && Object.values(labels).every((label) => typeof label === 'string'),
};

/** What Kubernetes would refuse or, worse, drop of an object: a line each. */
export function misshapen(object: KubernetesObject): string[] {
  const { apiVersion, kind, metadata, ...rest } = object;
  const type = `${apiVersion} ${kind}`;
  if (NOT_CHECKED.includes(type)) return [];
  const shape = SHAPES[type];
  if (!shape) return [`${type} is not in tools/kubernetes/shapes.ts`];
  return faultsIn({ metadata, ...rest }, { 'metadata!': METADATA, ...shape }, `${kind} ${metadata.name}`);
}

function faultsIn(value: unknown, shape: Shape, path: string): string[] {
  if (Array.isArray(shape))
    return Array.isArray(value)
      ? value.flatMap((item, index) => faultsIn(item, (shape as readonly [Shape])[0], `${path}[${index}]`))
      : [`${path} is no list`];
  if (typeof shape === 'object')
    return isRecord(value) ? faultsInFields(value, shape as Fields, path) : [`${path} is no object`];
  const fits = typeof shape === 'function' ? shape : SIMPLE[shape];
  return fits(value) ? [] : [`${path} may not be ${JSON.stringify(value)}`];
}

function faultsInFields(value: Record<string, unknown>, fields: Fields, path: string): string[] {
  const shapes = new Map(Object.entries(fields).map(([name, shape]) => [name.replace(/!$/, ''), shape]));
  const missing = Object.keys(fields).filter((name) => name.endsWith('!') && !(name.slice(0, -1) in value));
  return [
    ...missing.map((name) => `${path}.${name.slice(0, -1)} is missing`),
    ...Object.entries(value).flatMap(([name, part]) => {
      const shape = shapes.get(name);
      return shape ? faultsIn(part, shape, `${path}.${name}`) : [`${path}.${name} is unknown`];
    }),
  ];
}

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

const isText = (value: unknown): boolean => typeof value === 'string' && value !== '';

const SIMPLE = {
  text: isText,
  texts: (value: unknown) => Array.isArray(value) && value.every(isText),
  number: (value: unknown) => Number.isInteger(value) && (value as number) >= 0,
  boolean: (value: unknown) => typeof value === 'boolean',
  quantity: (value: unknown) => typeof value === 'string' && /^\d+(\.\d+)?(m|Ki|Mi|Gi|Ti)?$/.test(value),
};
