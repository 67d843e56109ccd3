import { natsPasswordVariable, PROVISIONER, type ServiceManifest } from '@rep13/local-stack';
import { dump } from 'js-yaml';
import { secretKeys } from './environment.ts';
import { objectsOf, objectsOfPrepare, objectsOfStreams } from './objects.ts';

const MADE = '# Made from the services’ manifests by npm run reference; tools/kubernetes says how.\n';

const asYaml = (objects: readonly object[]): string =>
  MADE + objects.map((object) => dump(object, { noRefs: true, lineWidth: -1 })).join('---\n');

/** The files of `deploy/base/services` by name. */
export function serviceFiles(all: readonly ServiceManifest[]): Record<string, string> {
  const files = Object.fromEntries([
    ...all.map((service) => [`${service.name}.yaml`, asYaml(objectsOf(service, all))] as const),
    ['prepare.yaml', asYaml(objectsOfPrepare(all))] as const,
    [`${PROVISIONER}.yaml`, asYaml(objectsOfStreams(all))] as const,
  ]);
  const kustomization = {
    apiVersion: 'kustomize.config.k8s.io/v1beta1',
    kind: 'Kustomization',
    resources: Object.keys(files).sort(),
  };
  return { ...files, 'kustomization.yaml': asYaml([kustomization]) };
}

const MARKED = /(<!-- From the manifests -->\n)[^]*(<!-- End -->)/;

/** The text of `deploy/README.md` with the keys of each service's Secret. @throws when a mark is not there. */
export function readmeWithSecrets(text: string, all: readonly ServiceManifest[]): string {
  if (!MARKED.test(text)) throw new Error('deploy/README.md has no "<!-- From the manifests -->"');
  const lines = all.map((service) => {
    const { required, optional } = secretKeys(service);
    return `- \`${service.name}\`: ${listed(required)}${optional.length > 0 ? `; if used, ${listed(optional)}` : ''}\n`;
  });
  const streams = `- \`${PROVISIONER}\`: ${listed([natsPasswordVariable(PROVISIONER)])}\n`;
  return text.replace(
    MARKED,
    (_, start: string, end: string) => `${start}\n${lines.join('')}${streams}\n${end}`,
  );
}

const listed = (keys: readonly string[]): string => keys.map((key) => `\`${key}\``).join(', ');
