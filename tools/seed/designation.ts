import { DEMO_PASSWORD } from './companies.ts';
import { eventually } from './eventually.ts';
import type { Visitor } from './visitor.ts';

const NOT_READY = 'The letter to the coordinator was not ready in time';

interface Letter {
  readonly id: number;
  readonly state: string;
  readonly letter: { readonly sha256: string };
}

/** The client signs its letter to the coordinator; staff has posted it, and the coordinator has acknowledged it. */
export async function notifyCoordinator(client: Visitor, admin: Visitor, clientId: string): Promise<void> {
  await client.post('/api/client/login', { clientId, password: DEMO_PASSWORD });
  const { id, letter } = await eventually(async () => {
    const letters = await client.get<Letter[]>('/api/client/designation');
    return letters.find(({ state }) => state === 'draft');
  }, NOT_READY);
  await client.post('/api/client/designation/sign', {
    ...{ signerName: 'Maya Lindqvist', signerTitle: 'General Counsel' },
    textSha256: letter.sha256,
  });
  const move = (name: string, body: object) =>
    admin.post<Letter>(`/api/admin/designations/${id}/${name}`, body);
  // Refused until the letter has its seal.
  await eventually(() => move('record-sent', { channel: 'post' }).catch(() => undefined), NOT_READY);
  await move('record-acknowledgement', { reference: 'ACM/26/180713' });
}
