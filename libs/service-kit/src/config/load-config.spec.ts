import { IsOptional, IsString } from 'class-validator';
import { loadConfig } from './load-config.ts';
import { LinkServiceConfig } from './service-config.ts';

class ExampleConfig extends LinkServiceConfig {
  @IsOptional() @IsString() readonly GREETING?: string;
}

const COMPLETE = {
  DATABASE_URL: 'postgres://rep13@127.0.0.1:5432/rep13',
  NATS_URL: 'nats://127.0.0.1:4222',
  REDIS_URL: 'redis://127.0.0.1:6379',
  LINK_SECRET: 'x'.repeat(32),
};

describe('the configuration', () => {
  it('takes what it declares, typed, and nothing else', () => {
    const config = loadConfig(ExampleConfig, { ...COMPLETE, HTTP_PORT: '4100', GREETING: '', PATH: '/bin' });
    expect(config).toMatchObject({ HTTP_PORT: 4100, LOG_LEVEL: 'info' });
    expect(config.GREETING).toBeUndefined();
    expect(config).not.toHaveProperty('PATH');
  });

  it('takes the servers of a cluster', () => {
    const NATS_URL = 'nats://sla:secret@one:4222,two:4222,three:4222';
    const config = loadConfig(ExampleConfig, { ...COMPLETE, NATS_URL });
    expect(config).toMatchObject({ NATS_URL });
  });

  it.each([['NATS_URL', 'one:4222,two:4222', 'NATS_URL: set it to nats://user:password@host:port']])(
    'says what to set %s to instead of %s',
    (variable, wrong, message) => {
      expect(() => loadConfig(ExampleConfig, { ...COMPLETE, [variable]: wrong })).toThrow(message);
    },
  );

  it('names every variable that is wrong and how to mend it', () => {
    const load = () =>
      loadConfig(ExampleConfig, { ...COMPLETE, DATABASE_URL: 'mysql://x', LINK_SECRET: 'short' });
    expect(load).toThrow('DATABASE_URL: set it to postgres://user:password@host:port/database');
    expect(load).toThrow('LINK_SECRET: set it to at least 32 random characters');
  });
});
