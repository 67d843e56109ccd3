import * as contracts from '@rep13/contracts-catalogue/every-contract';
import { readHandlers } from './controllers.ts';
import { refusalsOfCall, refusalsOfCommand, knownErrorOf, type Refusal } from './errors-of.ts';
import { readErrors } from './errors.ts';
import { controllersOf, previewGateway } from './preview.ts';

const known = readErrors();
/** What none of those who may answer it makes with this status. */
const neverMade = (refusals: Refusal[]) =>
  refusals.filter((refusal) => !knownErrorOf(refusal, known)).map(({ code, status }) => `${status} ${code}`);

describe('an error that is stated', () => {
  it.each(Object.keys(contracts).filter((name) => refusalsOfCommand(name).length > 0))(
    'by %s exists with that status',
    (name) => {
      expect(neverMade(refusalsOfCommand(name))).toEqual([]);
    },
  );

  it('by a controller, a guard or a pipe exists with that status', async () => {
    const controllers = controllersOf(await previewGateway());
    const calls = readHandlers().map(({ id, controller, name }) => ({
      id,
      refusals: refusalsOfCall({
        controller: controllers.get(controller)!,
        name,
        commands: [],
        isWrite: true,
        hasBody: true,
        hasParameters: true,
      }),
    }));

    expect(
      calls.flatMap(({ id, refusals }) => neverMade(refusals).map((error) => `${id}: ${error}`)),
    ).toEqual([]);
  });
});
