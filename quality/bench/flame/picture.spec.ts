import { boxesOf, selfMsByOwner } from './boxes.ts';
import { callsOf, type CpuProfile } from './cpu-profile.ts';
import { originOf } from './origin.ts';
import { picture } from './picture.ts';

const ROOT = '/home/somebody/rep13';
const HANDLER = `file://${ROOT}/services/gateway/dist/src/checks/checks.controller.js`;
const frame = (functionName: string, url = '') => ({ functionName, url });

/** 1 ms in `parse` called by `accept`, 2 ms in it called by `accept` from elsewhere, 4 ms in `accept`, 3 ms idle. */
const PROFILE: CpuProfile = {
  nodes: [
    { id: 1, callFrame: frame('(root)'), children: [2, 3, 4] },
    { id: 2, callFrame: frame('(idle)') },
    { id: 3, callFrame: frame('accept', HANDLER), children: [5] },
    { id: 4, callFrame: frame('accept', HANDLER), children: [6] },
    { id: 5, callFrame: frame('parse<T>', 'node:url') },
    { id: 6, callFrame: frame('parse<T>', 'node:url') },
  ],
  samples: [5, 6, 3, 2, 2],
  timeDeltas: [9_000, 1_000, 2_000, 4_000, 3_000],
};

describe('a flame graph', () => {
  const calls = callsOf(PROFILE);

  it('puts calls of one function from one place together, without the time in which nothing was done', () => {
    expect(boxesOf(calls, ROOT, 0)).toEqual([
      {
        name: 'accept',
        place: 'gateway/checks/checks.controller.js',
        owner: 'ours',
        ms: 7,
        depth: 0,
        from: 0,
      },
      { name: 'parse<T>', place: 'node:url', owner: 'node', ms: 3, depth: 1, from: 0 },
    ]);
  });

  it('leaves out what is too thin to see', () => {
    expect(boxesOf(calls, ROOT, 4).map(({ name }) => name)).toEqual(['accept']);
  });

  it('says how much of the time each owner’s own code took', () => {
    expect(selfMsByOwner(calls, ROOT)).toEqual({ ours: 4, package: 0, node: 3, native: 0 });
  });

  it.each([
    ['ours', 'service-kit/rpc/rpc-client.js', `${ROOT}/libs/service-kit/dist/src/rpc/rpc-client.js`],
    ['package', '@nestjs/core/router-proxy.js', `${ROOT}/node_modules/@nestjs/core/router/router-proxy.js`],
    ['package', 'router/layer.js', `${ROOT}/node_modules/express/node_modules/router/lib/layer.js`],
  ])('names a file of %s %s', (owner, place, path) => {
    expect(originOf({ url: `file://${path}` }, ROOT)).toEqual({ owner, place });
  });

  it('is a drawing in which names are no markup and no folder of this machine stands', () => {
    const svg = picture(calls, ROOT, { title: 'One & all', subtitle: '' });
    expect(svg).toContain('One &amp; all');
    expect(svg).toContain('<title>parse&lt;T&gt;  node:url, 42.9 %</title>');
    expect(svg).not.toContain('somebody');
  });
});
