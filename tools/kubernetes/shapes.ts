/**
 * The fields of Kubernetes objects that `deploy/` uses; any other is refused, for a server drops a misspelt field
 * without a word. Written by hand: `kubernetes-models` wants Node 22 and lets unknown fields pass, `kubernetes-types`
 * stands at Kubernetes 1.30, and the published schemas are read from the network.
 */
export type Shape =
  | 'text'
  | 'number'
  | 'boolean'
  | 'quantity'
  | 'texts'
  | readonly [Shape]
  | Fields
  | ((value: unknown) => boolean);

/** `!` after the name of a field: it must be there. */
export interface Fields {
  readonly [field: string]: Shape;
}

const map = (value: unknown): boolean =>
  typeof value === 'object' &&
  value !== null &&
  !Array.isArray(value) &&
  Object.values(value).every((part) => typeof part === 'string');
const oneOf =
  (...values: unknown[]) =>
  (value: unknown): boolean =>
    values.includes(value);
const portNumberOrName = (value: unknown): boolean =>
  Number.isInteger(value) ? (value as number) > 0 && (value as number) < 65_536 : typeof value === 'string';

const selector: Fields = { 'matchLabels!': map };
const keyOf: Fields = { 'name!': 'text', 'key!': 'text', optional: 'boolean' };
const port: Fields = { 'port!': portNumberOrName, 'protocol!': oneOf('TCP', 'UDP') };
const peer: Fields = {
  podSelector: selector,
  namespaceSelector: selector,
  ipBlock: { 'cidr!': 'text', except: 'texts' },
};
const probe: Fields = {
  'httpGet!': { 'path!': 'text', 'port!': portNumberOrName },
  periodSeconds: 'number',
  timeoutSeconds: 'number',
  failureThreshold: 'number',
};
const resources: Fields = {
  'requests!': { 'cpu!': 'quantity', 'memory!': 'quantity' },
  // No `cpu`: base/every-deployment.yaml says why.
  'limits!': { 'memory!': 'quantity' },
};

const container: Fields = {
  'name!': 'text',
  'image!': 'text',
  command: 'texts',
  ports: [{ 'name!': 'text', 'containerPort!': 'number' }],
  env: [
    {
      'name!': 'text',
      value: 'text',
      valueFrom: { configMapKeyRef: keyOf, secretKeyRef: keyOf },
    },
  ],
  'securityContext!': {
    'allowPrivilegeEscalation!': oneOf(false),
    'readOnlyRootFilesystem!': oneOf(true),
    'capabilities!': { 'drop!': 'texts' },
  },
  'resources!': resources,
  startupProbe: probe,
  livenessProbe: probe,
  readinessProbe: probe,
  lifecycle: { preStop: { sleep: { 'seconds!': 'number' } } },
  volumeMounts: [{ 'name!': 'text', 'mountPath!': 'text', subPath: 'text', readOnly: 'boolean' }],
};

const pod: Fields = {
  'metadata!': { 'labels!': map },
  'spec!': {
    'containers!': [container],
    restartPolicy: oneOf('OnFailure'),
    'automountServiceAccountToken!': oneOf(false),
    'enableServiceLinks!': oneOf(false),
    terminationGracePeriodSeconds: 'number',
    'securityContext!': {
      'runAsNonRoot!': oneOf(true),
      'runAsUser!': 'number',
      'runAsGroup!': 'number',
      'fsGroup!': 'number',
      fsGroupChangePolicy: oneOf('OnRootMismatch'),
      'seccompProfile!': { 'type!': oneOf('RuntimeDefault') },
    },
    topologySpreadConstraints: [
      {
        'maxSkew!': 'number',
        'topologyKey!': 'text',
        'whenUnsatisfiable!': oneOf('ScheduleAnyway', 'DoNotSchedule'),
        'labelSelector!': selector,
        matchLabelKeys: 'texts',
      },
    ],
    volumes: [
      {
        'name!': 'text',
        emptyDir: { sizeLimit: 'quantity' },
        configMap: { 'name!': 'text' },
        persistentVolumeClaim: { 'claimName!': 'text', readOnly: 'boolean' },
      },
    ],
  },
};

/** By `apiVersion kind`: the fields beside these two and `metadata`. */
export const SHAPES: Readonly<Record<string, Fields>> = {
  'v1 Namespace': {},
  'v1 ConfigMap': { 'data!': map },
  'v1 Service': {
    'spec!': {
      'selector!': map,
      'ports!': [{ 'name!': 'text', 'port!': 'number', 'targetPort!': portNumberOrName }],
    },
  },
  'v1 PersistentVolumeClaim': {
    'spec!': {
      'accessModes!': [oneOf('ReadWriteOnce', 'ReadWriteMany')],
      'resources!': { 'requests!': { 'storage!': 'quantity' } },
      storageClassName: 'text',
    },
  },
  'apps/v1 Deployment': {
    'spec!': {
      // No `replicas`: the autoscaler's.
      revisionHistoryLimit: 'number',
      'selector!': selector,
      'strategy!': { 'rollingUpdate!': { 'maxSurge!': 'number', 'maxUnavailable!': 'number' } },
      'template!': pod,
    },
  },
  'batch/v1 Job': {
    'spec!': { 'backoffLimit!': 'number', 'activeDeadlineSeconds!': 'number', 'template!': pod },
  },
  'policy/v1 PodDisruptionBudget': {
    'spec!': {
      'selector!': selector,
      minAvailable: 'number',
      maxUnavailable: 'number',
      unhealthyPodEvictionPolicy: oneOf('AlwaysAllow', 'IfHealthyBudget'),
    },
  },
  'autoscaling/v2 HorizontalPodAutoscaler': {
    'spec!': {
      'scaleTargetRef!': { 'apiVersion!': oneOf('apps/v1'), 'kind!': oneOf('Deployment'), 'name!': 'text' },
      'minReplicas!': 'number',
      'maxReplicas!': 'number',
      'metrics!': [
        {
          'type!': oneOf('Resource'),
          'resource!': {
            'name!': oneOf('cpu'),
            'target!': { 'type!': oneOf('Utilization'), 'averageUtilization!': 'number' },
          },
        },
      ],
    },
  },
  'networking.k8s.io/v1 NetworkPolicy': {
    'spec!': {
      'podSelector!': { matchLabels: map },
      'policyTypes!': [oneOf('Ingress', 'Egress')],
      ingress: [{ from: [peer], ports: [port] }],
      egress: [{ to: [peer], ports: [port] }],
    },
  },
  'networking.k8s.io/v1 Ingress': {
    'spec!': {
      ingressClassName: 'text',
      'tls!': [{ 'hosts!': 'texts', 'secretName!': 'text' }],
      'rules!': [
        {
          'host!': 'text',
          'http!': {
            'paths!': [
              {
                'path!': 'text',
                'pathType!': oneOf('Prefix', 'Exact'),
                'backend!': { 'service!': { 'name!': 'text', 'port!': { 'name!': 'text' } } },
              },
            ],
          },
        },
      ],
    },
  },
};
