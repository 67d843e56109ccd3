import type { AnswerOf, BodyOf, Method, Operation, Route } from './operation.ts';

type RouteOf<O> = O extends Operation<infer R> ? R : never;
type Part<O, Name extends 'params' | 'query'> =
  O extends Operation<Route, infer X> ? (X extends { readonly [N in Name]: infer P } ? P : object) : never;

/** `id` of `/tickets/:id/files`, `number` of `/badge/:number.svg`. */
type Names<Path extends string> = Path extends `${string}/:${infer Rest}`
  ? Head<Rest> | Names<Tail<Rest>>
  : never;
type Head<Text extends string> = Text extends `${infer Name}${'/' | '.'}${string}` ? Head<Name> : Text;
type Tail<Text extends string> = Text extends `${string}/${infer Rest}` ? `/${Rest}` : '';

/** A number or a text, unless the operation takes less. */
type ParamsOf<O> = {
  readonly [Name in Names<RouteOf<O>>]: Name extends keyof Part<O, 'params'>
    ? Part<O, 'params'>[Name]
    : number | string;
};

/** A number may be asked as the text that an address holds. */
type Asked<Q> = {
  readonly [Name in keyof Q]: NonNullable<Q[Name]> extends number ? Q[Name] | string : Q[Name];
};
type QueryOf<O> = Asked<Part<O, 'query'>>;
type WithQuery<O> = keyof QueryOf<O> extends never
  ? { query?: undefined }
  : object extends QueryOf<O>
    ? { query?: QueryOf<O> }
    : { query: QueryOf<O> };

/** Where an operation is called: the parameters of its path, and what is asked. */
type Where<O> = ([Names<RouteOf<O>>] extends [never] ? { params?: undefined } : { params: ParamsOf<O> }) &
  WithQuery<O> & {
    /** Never sent: tells apart what is asked at the same address. */
    fragment?: string;
  };
type WhereGiven<O> = object extends Where<O> ? [where?: Where<O>] : [where: Where<O>];

declare const ANSWER: unique symbol;
declare const BODY: unique symbol;

/** The address of a call; `A` is what is answered there. */
export type Address<A> = string & { readonly [ANSWER]: A };

/** A call that writes: what goes there and what is answered. */
export interface Call<B, A> {
  readonly method: Exclude<Method, 'GET'>;
  readonly path: Address<A>;
  /** Never set: it carries the type, so that a call takes its own body and no wider one. */
  readonly [BODY]?: (body: B) => void;
}

type Reading = Operation<`GET /${string}`>;
type Writing = Operation<`${Exclude<Method, 'GET'>} /${string}`>;

/** The address that answers it: the same text for the same question, which caches are asked by. */
export const addressOf = <O extends Reading>(reading: O, ...[where]: WhereGiven<O>): Address<AnswerOf<O>> =>
  filledIn(reading, where) as Address<AnswerOf<O>>;

/** The call that does it. */
export const callOf = <O extends Writing>(
  writing: O,
  ...[where]: WhereGiven<O>
): Call<BodyOf<O>, AnswerOf<O>> => ({
  method: routeOf(writing).method as Exclude<Method, 'GET'>,
  path: filledIn(writing, where) as Address<AnswerOf<O>>,
});

/** Its method, and its path with `:parameters`. */
function routeOf(operation: string): { method: Method; path: string } {
  const [method, path] = operation.split(' ') as [Method, string];
  return { method, path };
}

/** A parameter stays in its place in the path, whatever it holds. */
function filledIn(
  operation: string,
  { params = {}, query = {}, fragment }: { params?: object; query?: object; fragment?: string } = {},
): string {
  const values = params as Record<string, number | string>;
  const path = routeOf(operation).path.replace(/:(\w+)/g, (_, name: string) =>
    encodeURIComponent(values[name]!),
  );
  const asked = Object.entries(query as Record<string, unknown>)
    .filter(([, value]) => value !== undefined && value !== '')
    .map(([name, value]): [string, string] => [name, String(value)]);
  const search = asked.length === 0 ? '' : `?${new URLSearchParams(asked).toString()}`;
  return path + search + (fragment === undefined ? '' : `#${fragment}`);
}
