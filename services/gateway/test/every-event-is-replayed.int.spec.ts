import { eventSamples } from '@rep13/contracts-catalogue/samples';
import { replay } from '@rep13/testing';
import { startGateway, type TestGateway } from './start-gateway.ts';

describe('the golden samples of all events', () => {
  let gateway: TestGateway;
  beforeAll(async () => {
    gateway = await startGateway();
  });
  afterAll(() => gateway.stop());

  const count = async (table: string) => {
    const [row] = await gateway.database.query<{ count: number }>(
      `select count(*)::integer as count from gateway.${table}`,
    );
    return row?.count;
  };

  it('are taken in by the gateway, and a second time without effect', async () => {
    await replay(gateway, eventSamples());
    const handled = await count('inbox_messages');

    await replay(gateway, eventSamples());

    expect(handled).toBeGreaterThan(0);
    expect(await count('inbox_messages')).toBe(handled);
    expect(await count('dead_letters')).toBe(0);
  });
});
