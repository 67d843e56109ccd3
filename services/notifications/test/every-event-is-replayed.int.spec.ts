import { eventSamples } from '@rep13/contracts/samples';
import { replay, rowCounts } from '@rep13/testing';
import { openMailRoom, type MailRoom } from './mail-room.ts';

describe('the golden samples of all events', () => {
  let room: MailRoom;
  beforeAll(async () => {
    room = await openMailRoom();
  });
  afterAll(() => room?.stop());

  const keys = () => room.service.db.query<object[]>('select name, key from jobs order by 1, 2');

  it('book their mails once, none is put aside, and a replay of all books nothing', async () => {
    const samples = eventSamples();

    await replay(room.service, samples);

    const booked = await keys();
    expect(booked.length).toBeGreaterThan(5);
    const { dead_letters, inbox_messages } = await rowCounts(room.service);
    expect(dead_letters).toBe(0);

    await replay(room.service, samples);

    expect(await keys()).toEqual(booked);
    expect(await rowCounts(room.service)).toMatchObject({ dead_letters, inbox_messages });
  });
});
