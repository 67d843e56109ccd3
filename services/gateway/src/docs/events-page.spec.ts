import { eventsPage, type EventsDocument } from './events-page.ts';

const document: EventsDocument = {
  info: { title: 'Events', description: 'What <happens>' },
  channels: {
    'a.b.done.v1': { address: 'events.a.b.done.v1', title: 'Done', description: 'A & B are done, see `id`.' },
  },
  components: {
    messages: { Done: { examples: [{ payload: { note: '</pre><script>' } }] } },
    schemas: {
      Envelope: { properties: { id: { type: 'string' } }, required: ['id'] },
      Done: {
        properties: { count: { type: 'integer', description: 'How many.' }, kind: { enum: ['x', 'y'] } },
        required: ['count'],
      },
    },
  },
};

describe('the page of the events', () => {
  const page = eventsPage(document);

  it('says of each event where it comes, what it means and what it carries', () => {
    for (const part of [
      '<h2 id="a.b.done.v1">',
      'events.a.b.done.v1',
      'A &amp; B are done, see <code>id</code>.',
      'integer',
      'How many.',
      '&quot;x&quot; or &quot;y&quot;',
    ]) {
      expect(page).toContain(part);
    }
  });

  it('marks what may be missing', () => {
    expect(page).toMatch(/<code>kind<\/code> <span class="quiet">optional/);
    expect(page).not.toMatch(/<code>count<\/code> <span/);
  });

  it('shows markup as text', () => {
    expect(page).not.toContain('<script>');
    expect(page).toContain('&lt;happens&gt;');
  });
});
