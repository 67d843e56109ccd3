import type { EntityManager } from 'typeorm';

/** The names of the companies that these signups are of, by signup. One that was erased has none. */
export async function companyNames(
  db: EntityManager,
  signupIds: readonly (number | null)[],
): Promise<ReadonlyMap<number, string>> {
  const ids = [...new Set(signupIds)].filter((id) => id !== null);
  if (ids.length === 0) return new Map();
  const found = await db.query<{ id: number; company_name: string }[]>(
    'select id, company_name from signups where id = any ($1)',
    [ids],
  );
  return new Map(found.map((signup) => [signup.id, signup.company_name]));
}
