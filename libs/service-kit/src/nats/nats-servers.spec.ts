import { namesNatsServers, natsServers } from './nats-servers.ts';

describe('NATS_URL', () => {
  it('names one server', () => {
    expect(natsServers('nats://sla:p%40ss@one:4222')).toEqual({
      ...{ servers: ['nats://one:4222'], user: 'sla', password: 'p@ss' },
    });
  });

  it.each([
    ['the user once', 'tls://sla:secret@one:4222,two:4222,three:4333'],
    ['the user each time', 'tls://sla:secret@one:4222,tls://sla:secret@two:4222,tls://sla:secret@three:4333'],
    ['the user with the first', 'tls://sla:secret@one:4222,tls://two:4222,three:4333'],
  ])('names the servers of a cluster, with %s', (_how, given) => {
    expect(natsServers(given)).toEqual({
      servers: ['tls://one:4222', 'tls://two:4222', 'tls://three:4333'],
      ...{ user: 'sla', password: 'secret' },
    });
  });

  it('may leave out who signs in', () => {
    expect(natsServers('nats://127.0.0.1:4222,[::1]:4222')).toEqual({
      ...{ servers: ['nats://127.0.0.1:4222', 'nats://[::1]:4222'], user: '', password: '' },
    });
  });

  it.each([
    ['nothing', ''],
    ['another protocol', 'http://one:4222'],
    ['no host', 'nats://'],
    ['a server that is missing', 'nats://one:4222,'],
    ['a blank', 'nats://one:4222, two:4222'],
    ['two users', 'nats://sla:secret@one:4222,nats://gateway:secret@two:4222'],
    ['two passwords', 'nats://sla:secret@one:4222,nats://sla:other@two:4222'],
    ['servers with and without encryption', 'tls://one:4222,nats://two:4222'],
    ['a port that is none', 'nats://one:nats'],
  ])('does not take %s', (_what, given) => {
    expect(namesNatsServers(given)).toBe(false);
  });
});
