import { installLine } from './install-line.ts';

const lineFor = (platform: NodeJS.Platform, ...programs: string[]) =>
  installLine(['redis', 'nats'], platform, (program) => programs.includes(program));

describe('the line that installs what is missing', () => {
  it.each([
    ['macOS', lineFor('darwin'), 'brew install redis nats-server'],
    ['Debian', lineFor('linux', 'apt-get'), 'sudo apt-get install -y redis-server nats-server'],
    ['Alpine', lineFor('linux', 'apk'), 'sudo apk add redis nats-server'],
    ['a Linux with Homebrew', lineFor('linux', 'apt-get', 'brew'), 'brew install redis nats-server'],
    ['any other Linux', lineFor('linux'), 'brew install redis nats-server'],
  ])('is that of its package manager on %s', (_, line, expected) => {
    expect(line).toBe(expected);
  });

  it('leads into the Linux of Windows', () => {
    expect(lineFor('win32')).toContain('wsl --install');
  });
});
