import type { ContractTypes } from '@rep13/contracts/reference';
import type { Handler } from './controllers.ts';

const WORDS: Record<string, string> = { 200: 'Done', 201: 'Created', 202: 'Accepted, not done yet' };

/** What the handler answers when all goes well, under each status that it may do so. */
export function answersOf(
  handler: Handler,
  statuses: string[],
  types: ContractTypes,
): Record<string, object> {
  const good = statuses.filter((status) => status.startsWith('2'));
  return Object.fromEntries(
    good.map((status) => [status, { description: WORDS[status] ?? 'Done', ...contentOf(handler, types) }]),
  );
}

function contentOf({ id, answers, produces }: Handler, types: ContractTypes): object {
  if (answers === 'void') return {};
  if (answers === 'StreamableFile') {
    return {
      content: { [produces ?? 'application/octet-stream']: { schema: { type: 'string', format: 'binary' } } },
    };
  }
  return { content: { 'application/json': { schema: types.answerTo(id) } } };
}
