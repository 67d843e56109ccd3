import { startSla, type SlaUnderTest } from './sla-under-test.ts';

describe('the margin that monitors see', () => {
  let sla: SlaUnderTest;

  beforeAll(async () => {
    sla = await startSla();
  });
  afterAll(() => sla.stop());

  const margin = async () => {
    const text = await (await fetch(`${await sla.app.getUrl()}/metrics`)).text();
    return /^rep13_sla_margin_seconds (\S+)$/m.exec(text)?.[1];
  };
  const wholeHours = async () => Math.ceil(Number(await margin()) / 3_600);

  it('is that of the most urgent order, until somebody acknowledges it', async () => {
    expect(await margin()).toBe('+Inf');
    await sla.open({}, 2);
    const urgent = await sla.open({}, 20);
    await sla.open({}, 5);

    expect(await wholeHours()).toBe(4);
    await sla.act(urgent.id, 'acknowledge');
    expect(await wholeHours()).toBe(19);
  });

  it('is below 0 while a missed order waits', async () => {
    const missed = await sla.open({}, 27);

    expect(await wholeHours()).toBe(-3);
    await sla.act(missed.id, 'acknowledge');
    expect(await wholeHours()).toBe(19);
  });
});
