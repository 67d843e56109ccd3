import type { Edit } from '@rep13/faults/inject/edits';

/** Where the attack has its website, and a server inside of the network that no reader may ask. */
export interface Website {
  readonly port: number;
  readonly insidePort: number;
}

/** The name of the website; every other name below it leads inside. */
export const HOST = 'pages.attacked.example';

/**
 * Websites are read at public addresses and at two ports alone. For one name the reader of a product under attack is
 * told otherwise, as those in its own tests are; all other rules stay.
 */
export const letReach = ({ port, insidePort }: Website): Edit => ({
  name: 'website-of-the-attack',
  file: 'services/onboarding/dist/src/publication-watch/website/website-fetcher.js',
  find: 'deny: fetchDeny\n',
  replace: `deny: fetchDeny,
    ports: [80, 443, ${port}, ${insidePort}],
    exempt: { '${HOST}': '127.0.0.1' },
    resolve: async (name) => name.endsWith('attacked.example') ? ['127.0.0.1'] : []\n`,
  services: ['onboarding'],
});
