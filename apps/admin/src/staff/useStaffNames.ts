import type { ColleagueView } from '@rep13/contracts-admin';
import { useColleagues } from '../colleagues/useColleagues.ts';
import { useStaffMember } from '../session/useStaffMember.ts';

/** Where a name stands: it begins a line, or stands behind other text, where "you" and "the client" are small. */
type Place = 'first' | 'within';

/** Of an actor such as `admin:3`. */
export type NameOf = (actor: string, place?: Place) => string;

/** Says who an actor is. */
export function useStaffNames(): NameOf {
  const me = useStaffMember();
  const { data: staff } = useColleagues();
  return (actor, place) => nameOf(actor, me.id, staff ?? [], place);
}

export function nameOf(
  actor: string,
  ownId: number,
  staff: readonly Pick<ColleagueView, 'id' | 'username'>[],
  place: Place = 'first',
): string {
  const id = Number(actor.replace(/^admin:/, ''));
  const colleague = id === ownId ? undefined : staff.find((member) => member.id === id);
  if (colleague) return colleague.username;
  const noun = id === ownId ? 'you' : roleOf(actor, id);
  return place === 'within' ? noun : noun.charAt(0).toUpperCase() + noun.slice(1);
}

function roleOf(actor: string, id: number): string {
  if (actor === 'system') return 'the clock';
  if (actor === 'authority') return 'the authority';
  return actor.startsWith('client:') ? 'the client' : `staff member ${id}`;
}
