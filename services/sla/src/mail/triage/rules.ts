import type { MailFacts } from '../reading/mail-facts.ts';
import type { KnownOrder, MailContext } from './mail-context.ts';

/** What becomes of a mail without a person. */
export type Outcome =
  | { readonly becomes: 'aside' | 'waiting' | 'order' }
  | { readonly becomes: 'line' | 'message'; readonly of: KnownOrder };

export type RuleName =
  | 'probe'
  | 'came-back'
  | 'bounced'
  | 'answered-by-machine'
  | 'reply'
  | 'may-belong'
  | 'bulk'
  | 'known-authority'
  | 'anything-else';

/** Null: the rule does not fit. */
type Rule = (facts: MailFacts, known: MailContext) => Outcome | null;

const ASIDE: Outcome = { becomes: 'aside' };
const WAITING: Outcome = { becomes: 'waiting' };

const isReadable = ({ read }: MailFacts): boolean => read === 'whole' || read === 'partly';

const probe: Rule = (_, { probeDay }) => (probeDay === null ? null : ASIDE);

/** By our own address and by an id of ours or a machine: two machines never write to each other for long. */
const cameBack: Rule = ({ from, automatic, isGenerated }, { ownDomain, hasOurId }) => {
  const isOurs = from?.address?.endsWith(`@${ownDomain}`) ?? false;
  const isByMachine = isGenerated || (automatic !== null && automatic !== 'own');
  return isOurs && (hasOurId || isByMachine) ? ASIDE : null;
};

/** Also of our own mail server, which tells us so when theirs refuses. What no report says (RFC 3464), a person reads. */
const bounced: Rule = ({ automatic, bounce }, { proven }) =>
  automatic === 'bounce' && bounce && proven ? { becomes: 'line', of: proven } : null;

/** Not "the authority wrote": a question of ours stays open. */
const answeredByMachine: Rule = ({ automatic }, { proven }) =>
  (automatic === 'reply' || automatic === 'receipt') && proven ? { becomes: 'line', of: proven } : null;

/** A reference alone attaches nothing: it stands in every subject, and everybody may write one. */
const reply: Rule = (facts, { proven, domain, isReturned, hasUnscannedFile }) => {
  const isTheirs = proven?.isOpen === true && proven.domain !== null && proven.domain === domain;
  const isByServer = isReturned || facts.automatic === 'bounce';
  return isTheirs && !isByServer && isReadable(facts) && !hasUnscannedFile
    ? { becomes: 'message', of: proven }
    : null;
};

const mayBelong: Rule = (_, { proven, named }) => (proven || named ? WAITING : null);

const bulk: Rule = ({ automatic }, { isJunk, authority }) =>
  (automatic === 'list' || isJunk) && !authority ? ASIDE : null;

/** Only where our own mail server has found that it comes from a domain of the directory, or a kept key has signed it. */
const knownAuthority: Rule = (facts, { authority, isKeySaved, hasUnscannedFile }) => {
  const isProven = authority !== null && (facts.passed !== null || isKeySaved);
  return isProven && facts.automatic === null && isReadable(facts) && !hasUnscannedFile
    ? { becomes: 'order' }
    : null;
};

const anythingElse: Rule = () => WAITING;

/** The first that fits decides. */
const RULES: readonly (readonly [RuleName, Rule])[] = [
  ['probe', probe],
  ['bounced', bounced],
  ['came-back', cameBack],
  ['answered-by-machine', answeredByMachine],
  ['reply', reply],
  ['may-belong', mayBelong],
  ['bulk', bulk],
  ['known-authority', knownAuthority],
  ['anything-else', anythingElse],
];

/** What becomes of a mail, and by which rule. Pure. */
export function decide(
  facts: MailFacts,
  known: MailContext,
): { readonly rule: RuleName; readonly outcome: Outcome } {
  for (const [rule, fits] of RULES) {
    const outcome = fits(facts, known);
    if (outcome) return { rule, outcome };
  }
  throw new Error('the last rule fits every mail');
}
