import { PLAN } from '../plan/cluster-plan.ts';
import { cableCommand, namespacesOf, networkCommands } from './network-commands.ts';
import { onHost } from './on-host.ts';

const LINES = networkCommands(PLAN).map((command) => command.join(' '));

describe('the network', () => {
  it('has a namespace for each host, the balancer, the mail server and the bridge', () => {
    expect(namespacesOf(PLAN)).toEqual([
      'rep13-h1',
      'rep13-h2',
      'rep13-h3',
      'rep13-lb',
      'rep13-mail',
      'rep13-net',
    ]);
    for (const namespace of namespacesOf(PLAN)) expect(LINES).toContain(`ip netns add ${namespace}`);
  });

  it('leaves the machine itself one cable and no bridge', () => {
    const ofTheMachine = LINES.filter((line) => !/^ip (-n|netns)/.test(line));
    expect(ofTheMachine).toEqual([
      'ip link add rep13-outside type veth peer name outside netns rep13-net',
      'ip addr add 10.213.0.254/24 dev rep13-outside',
      'ip link set rep13-outside up',
    ]);
  });

  it('makes a namespace before anything is put into it', () => {
    const made = new Set<string>();
    for (const line of LINES) {
      const [, added] = /^ip netns add (\S+)/.exec(line) ?? [];
      if (added) made.add(added);
      for (const [, named] of line.matchAll(/(?:-n|netns) (rep13-\S+)/g)) expect([...made]).toContain(named);
    }
  });

  it('has the cable pulled at the switch, where the host has no say', () => {
    expect(cableCommand(PLAN.hosts[1]!, false).join(' ')).toBe('ip -n rep13-net link set h2 down');
  });
});

describe('a program on a host', () => {
  const program = { name: 'nats', command: '/bin/nats', args: ['--x'], answers: () => Promise.resolve(true) };

  it('runs in its network and under its name', () => {
    expect(onHost(PLAN.hosts[1]!, program)).toMatchObject({
      name: 'h2-nats',
      command: 'nsenter',
      args: ['--net=/run/netns/rep13-h2', '--', '/bin/nats', '--x'],
    });
  });

  it('becomes another user only once it is in there', () => {
    const { owner, args } = onHost(PLAN.hosts[0]!, { ...program, owner: { uid: 101, gid: 102 } });
    expect(owner).toBeUndefined();
    expect(args.slice(0, 5)).toEqual(['--net=/run/netns/rep13-h1', '--setuid', '101', '--setgid', '102']);
  });
});
