import { createServer, type Server } from 'node:net';
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { redisConfig, redisProgram } from '@rep13/local-stack';
import { startOwnServer } from './own-server.ts';

describe('a server of one test file', () => {
  it('takes another port where somebody else was quicker', async () => {
    const ports: number[] = [];
    let stranger: Server | undefined;
    const server = await startOwnServer('redis-server', (binary, folder, port) => {
      ports.push(port);
      // Without an address it has the port at once, before the program is started.
      stranger ??= createServer().listen(port);
      const configFile = join(folder, 'redis.conf');
      writeFileSync(configFile, redisConfig('test'), { mode: 0o600 });
      return redisProgram(binary, folder, port, { configFile, password: 'test' });
    });
    await server.stop();
    stranger?.close();
    expect(ports).toHaveLength(2);
    expect(server.port).toBe(ports[1]);
  });
});
