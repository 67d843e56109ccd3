import { freePort, LOOPBACK, startReady, type Program, type RunningProgram } from '@rep13/local-stack';
import { Balancer } from '../proxy/balancer.ts';

/** A second instance of every service beside those that the launcher keeps, and a balancer before the gateways. */
export class Replicas {
  private readonly programs = new Map<string, Program>();
  private readonly running = new Map<string, RunningProgram>();

  private constructor(
    private readonly balancer: Balancer,
    /** The product's address from now on. */
    readonly url: string,
  ) {}

  /** Before the product, which has to know its address. */
  static async prepare(): Promise<Replicas> {
    const balancer = new Balancer();
    return new Replicas(balancer, await balancer.listen());
  }

  /** @param services as the launcher runs them. */
  async start(services: readonly Program[]): Promise<void> {
    for (const service of services) {
      const second = await secondOf(service);
      this.programs.set(service.name, second);
      this.running.set(service.name, await startReady(second));
      if (service.env?.['PORT'])
        this.balancer.share(Number(service.env['PORT']), Number(second.env?.['PORT']));
    }
  }

  /** @returns how many milliseconds it took to end, once it is there again. */
  async restart(name: string, signal: NodeJS.Signals = 'SIGTERM'): Promise<number> {
    const [running, program] = [this.running.get(name), this.programs.get(name)];
    if (!running || !program) throw new Error(`There is no second ${name}.`);
    const since = Date.now();
    running.signal(signal);
    await running.exited;
    const endedAfterMs = Date.now() - since;
    this.running.set(name, await startReady(program));
    return endedAfterMs;
  }

  async stop(): Promise<void> {
    this.balancer.close();
    await Promise.all([...this.running.values()].map((program) => program.stop()));
  }
}

/** The same on other ports; only the gateway has one for everybody besides the one for monitors. */
async function secondOf(service: Program): Promise<Program> {
  const [own, open] = [await freePort(), await freePort()];
  const isOpen = service.env?.['PORT'] !== undefined;
  return {
    ...service,
    env: { ...service.env, HTTP_PORT: `${own}`, ...(isOpen && { PORT: `${open}` }) },
    answers: () => isReady(isOpen ? open : own),
  };
}

const isReady = (port: number): Promise<boolean> =>
  fetch(`http://${LOOPBACK}:${port}/readyz`, { signal: AbortSignal.timeout(1_000) }).then(
    ({ ok }) => ok,
    () => false,
  );
