export {
  type AnswerOf,
  type BodyOf,
  type Bytes,
  type ErrorOf,
  type Exchange,
  type Method,
  type NoBody,
  type Operation,
  type Route,
  type Upload,
} from './operation.ts';
export {
  addressOf,
  callOf,
  routeOf,
  type Address,
  type Call,
  type Reading,
  type Where,
  type Writing,
} from './addresses.ts';
