import type { ColleagueView } from '@rep13/contracts-admin';
import { useColleagues } from '../colleagues/useColleagues.ts';
import { useStaffMember } from '../session/useStaffMember.ts';

/** Says who an actor such as `admin:3` is. */
export function useStaffNames(): (actor: string) => string {
  const me = useStaffMember();
  const { data: staff } = useColleagues();
  return (actor) => nameOf(actor, me.id, staff ?? []);
}

/** As `nameOf` says it, behind other words. */
export const inSentence = (name: string): string => (name === 'You' ? 'you' : name);

export function nameOf(
  actor: string,
  ownId: number,
  staff: readonly Pick<ColleagueView, 'id' | 'username'>[],
): string {
  if (actor === 'system') return 'The clock';
  if (actor === 'authority') return 'The authority';
  if (actor.startsWith('client:')) return 'The client';
  const id = Number(actor.replace(/^admin:/, ''));
  if (id === ownId) return 'You';
  return staff.find((member) => member.id === id)?.username ?? `Staff member ${id}`;
}
