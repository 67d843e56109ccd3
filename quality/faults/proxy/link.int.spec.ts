import { once } from 'node:events';
import { connect, createServer, type AddressInfo, type Server, type Socket } from 'node:net';
import { eventually } from '@rep13/testing';
import { Link } from './link.ts';

let echo: Server;
let link: Link;
let port: number;

beforeEach(async () => {
  echo = createServer((socket) => socket.on('error', () => undefined).pipe(socket)).listen(0, '127.0.0.1');
  await once(echo, 'listening');
  link = new Link((echo.address() as AddressInfo).port);
  port = await link.listen();
});

afterEach(async () => {
  await link.close();
  await new Promise((done) => echo.close(done));
});

function dial() {
  const heard: string[] = [];
  const socket: Socket = connect({ port, host: '127.0.0.1' });
  const closed = new Promise((resolve) => socket.once('close', resolve));
  socket.on('error', () => undefined).on('data', (data) => heard.push(data.toString()));
  return { socket, heard, closed };
}

describe('a link', () => {
  it('carries both ways while it is open', async () => {
    const { socket, heard } = dial();
    socket.write('one');
    await eventually(() => heard.join('') === 'one', { fact: 'the answer came' });
    socket.destroy();
  });

  it('keeps back what is sent while it is silent, and brings it afterwards, in order', async () => {
    const { socket, heard } = dial();
    socket.write('one');
    await eventually(() => heard.join('') === 'one', { fact: 'the answer came' });
    link.set('silent');
    socket.write('two');
    await new Promise((resolve) => setTimeout(resolve, 100));
    socket.write('three');
    expect(heard.join('')).toBe('one');
    expect(socket.destroyed).toBe(false);
    link.set('open');
    await eventually(() => heard.join('') === 'onetwothree', { fact: 'what was kept back came' });
    socket.destroy();
  });

  it('brings everything later while it is slow', async () => {
    link.set('slow');
    const { socket, heard } = dial();
    socket.write('one');
    await eventually(() => heard.join('') === 'one', { fact: 'the answer came' });
    socket.destroy();
  });

  it('ends what is there and takes nothing new while it is cut', async () => {
    const first = dial();
    first.socket.write('one');
    await eventually(() => first.heard.length > 0, { fact: 'the answer came' });
    link.set('cut');
    await first.closed;
    const second = dial();
    await second.closed;
    expect(second.heard).toEqual([]);
    link.set('open');
    const third = dial();
    third.socket.write('again');
    await eventually(() => third.heard.join('') === 'again', { fact: 'a new connection carries' });
    third.socket.destroy();
  });
});
