import type { ContractTypes } from '@rep13/contracts-catalogue/reference';
import type { Handler } from './controllers.ts';

const DESCRIPTIONS: Record<string, string> = { 200: 'Done', 201: 'Created', 202: 'Accepted, not done yet' };

/** What the handler answers when all goes well, under each status that it may do so. */
export function answersOf(
  handler: Handler,
  declared: Record<string, object | undefined>,
  types: ContractTypes,
): Record<string, object> {
  const good = Object.entries(declared).filter(([status]) => status.startsWith('2'));
  return Object.fromEntries(
    good.map(([status, answer = {}]) => [
      status,
      {
        description: DESCRIPTIONS[status] ?? 'Done',
        ...('headers' in answer && { headers: answer.headers }),
        ...contentOf(handler, types),
      },
    ]),
  );
}

function contentOf({ id, answers, produces }: Handler, types: ContractTypes): object {
  const file = produces ?? (answers === 'StreamableFile' ? 'application/octet-stream' : undefined);
  if (file) return { content: { [file]: { schema: { type: 'string', ...(!isText(file) && BINARY) } } } };
  if (answers === 'void') return {};
  return { content: { 'application/json': { schema: types.answerTo(id) } } };
}

const BINARY = { format: 'binary' };

const isText = (contentType: string) => contentType.startsWith('text/');
