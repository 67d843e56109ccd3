import { beforeEach, describe, expect, it, jest } from '@jest/globals';
import type { Registry } from '@rep13/web-kit/registry';

const reportRemoteError = jest.fn<(call: object, error: object) => Promise<void>>();
const loadRegistry = jest.fn<() => Promise<Registry>>();
jest.unstable_mockModule('@rep13/web-kit/registry', () => ({
  loadRegistry,
  refreshScript: jest.fn(),
  reportRemoteError,
}));
jest.unstable_mockModule('@module-federation/enhanced/runtime', () => ({
  loadRemote: jest.fn(),
  registerPlugins: jest.fn(),
  registerRemotes: jest.fn(),
}));
const { reportFailed } = await import('./remotes.ts');

const line = (name: string, version: string) => ({
  [name]: { version, entry: `/${name}/${version}/remoteEntry.js`, global: name },
});

beforeEach(() => {
  reportRemoteError.mockReset().mockResolvedValue();
  loadRegistry
    .mockReset()
    .mockResolvedValue({ ...line('admin', '0123456789abcdef'), ...line('partner', 'dev') });
});

describe('reportFailed', () => {
  it('reports nothing while nobody knows what is deployed', async () => {
    loadRegistry.mockRejectedValueOnce(new Error('offline'));
    await reportFailed('admin', 'load');
    expect(reportRemoteError).not.toHaveBeenCalled();
  });

  it('names the version that this page was opened with', async () => {
    await reportFailed('admin', 'render');
    expect(reportRemoteError.mock.calls.map(([, error]) => [error])).toEqual([
      [{ remote: 'admin', version: '0123456789abcdef', kind: 'render' }],
    ]);
  });

  it.each([
    ['is under development', 'partner'],
    ['was never deployed', 'unknown'],
    ['is not known', undefined],
  ])('reports nothing of a remote that %s', async (_, name) => {
    await reportFailed(name, 'load');
    expect(reportRemoteError).not.toHaveBeenCalled();
  });
});
