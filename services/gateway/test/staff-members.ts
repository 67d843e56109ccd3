import { ADMIN, type Browser, type TestGateway } from './start-gateway.ts';

/** Adds a member of staff with the first admin's password; `columns` are set on the row. */
export async function addStaff(
  gateway: TestGateway,
  username: string,
  role: 'admin' | 'caseworker' | 'auditor',
  columns: { readonly mustChangePassword?: boolean; readonly isActive?: boolean } = {},
): Promise<number> {
  const { mustChangePassword = false, isActive = true } = columns;
  const [row] = await gateway.database.query<{ id: number }>(
    `insert into gateway.admin_users (username, email, password_hash, role, must_change_password, is_active)
     select $1, $1 || '@rep13.test', password_hash, $2, $3, $4 from gateway.admin_users where username = 'admin'
     returning id`,
    [username, role, mustChangePassword, isActive],
  );
  return row!.id;
}

/** A browser of theirs. */
export async function staffBrowser(gateway: TestGateway, username = ADMIN.username): Promise<Browser> {
  const browser = gateway.browser();
  await browser
    .post('/api/admin/login')
    .send({ ...ADMIN, username })
    .expect(200);
  return browser;
}

/** The gateway's own events of a type, oldest first. */
export async function eventsOf(
  gateway: TestGateway,
  type: string,
): Promise<{ actor: string; data: Record<string, unknown> }[]> {
  const rows = await gateway.database.query<{ envelope: { actor: string; data: Record<string, unknown> } }>(
    'select envelope from gateway.outbox_messages where type = $1 order by id',
    [type],
  );
  return rows.map(({ envelope }) => envelope);
}
