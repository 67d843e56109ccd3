import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import { jetstream, jetstreamManager } from '@nats-io/jetstream';
import {
  eventsUserOf,
  findBinary,
  freePort,
  natsAccess,
  natsProgram,
  natsUrl,
  PROVISIONER,
  REPOSITORY,
  startReady,
  temporaryDataFolder,
} from '@rep13/local-stack';
import { eventually } from '@rep13/testing';
import { connect } from 'nats';

const WITHOUT_USERS = join(REPOSITORY, 'tools/restore/nats-without-users.conf');

describe('a NATS that is started without users after a restore', () => {
  it('opens the events that the users of the installation left there', async () => {
    const dataDir = await temporaryDataFolder('without-users');
    const access = await natsAccess(dataDir);
    const start = async (config: string) => {
      const port = await freePort();
      const program = natsProgram(findBinary('nats-server') ?? '', join(dataDir, 'nats'), port, config);
      return { url: natsUrl(port), server: await startReady(program) };
    };
    const before = await start(access.configFile);
    const as = (name: string) => {
      const { username: user, password: pass } = new URL(access.urlFor(name, before.url));
      return connect({ servers: before.url, user, pass, inboxPrefix: `_INBOX.${user}` });
    };
    const [provisioner, sla] = await Promise.all([PROVISIONER, eventsUserOf('sla')].map(as));
    const manager = await jetstreamManager(provisioner!, { checkAPI: false });
    await manager.streams.add({ name: 'EVENTS', subjects: ['events.>'] });
    await jetstream(sla!).publish('events.sla.ticket.opened.v1', '{}');
    await Promise.all([provisioner!.close(), sla!.close()]);
    await before.server.stop();

    const { url, server } = await start(WITHOUT_USERS);
    const anybody = await connect({ servers: url });
    const opened = await jetstreamManager(anybody, { checkAPI: false });
    const isThere = async () => (await opened.streams.info('EVENTS')).state.messages === 1;
    await eventually(isThere, { fact: 'the event is there' });
    await anybody.close();
    await server.stop();
    await rm(dataDir, { recursive: true });
  });
});
