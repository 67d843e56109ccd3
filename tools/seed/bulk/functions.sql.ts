import { AUTHORITIES, FAMILY_NAMES, FIRST_NAMES, GIVEN_NAMES, HOMES, SECOND_NAMES } from './words.ts';

const literal = (text: string) => `'${text.replaceAll("'", "''")}'`;
const array = (texts: readonly string[]) => `array[${texts.map(literal).join()}]`;

/** `pick(n, salt)`: one of the texts, scattered but always the same for the same row. */
const picking = (name: string, texts: readonly string[]) => `
  create function pg_temp.${name}(n integer) returns text language sql immutable parallel safe as $$
    select (${array(texts)})[1 + (hashint4extended(n, ${name.length * 7}) & 1073741823) % ${texts.length}]
  $$;`;

/**
 * What row n of the seed is called, in this session only. Signup ids and Client IDs are scattered over their whole
 * range without a repetition, so that all services agree on them without asking each other.
 */
export const SEED_FUNCTIONS = `
  ${picking('first_word', FIRST_NAMES)}
  ${picking('second_word', SECOND_NAMES)}
  ${picking(
    'home',
    HOMES.map((home) => home.join('|')),
  )}
  ${picking('given_name', GIVEN_NAMES)}
  ${picking('family_name', FAMILY_NAMES)}
  ${picking('authority', AUTHORITIES)}
  create function pg_temp.company(n integer) returns text language sql immutable parallel safe as $$
    select pg_temp.first_word(n) || ' ' || pg_temp.second_word(n) || ' ' || split_part(pg_temp.home(n), '|', 2)
  $$;
  create function pg_temp.host(n integer) returns text language sql immutable parallel safe as $$
    select lower(pg_temp.first_word(n) || '-' || pg_temp.second_word(n)) || '-' || to_hex(n) || '.example'
  $$;
  create function pg_temp.contact(n integer) returns text language sql immutable parallel safe as $$
    select pg_temp.given_name(n) || ' ' || pg_temp.family_name(n)
  $$;
  create function pg_temp.email(n integer) returns text language sql immutable parallel safe as $$
    select lower(pg_temp.given_name(n) || '.' || pg_temp.family_name(n)) || '@' || pg_temp.host(n)
  $$;
  create function pg_temp.signup_id(n integer) returns integer language sql immutable parallel safe as $$
    select (100000000 + (n * 1597334677::bigint + 13) % 2047483647)::integer
  $$;
  create function pg_temp.client_id(n integer) returns text language sql immutable parallel safe as $$
    select 'DSA-' || string_agg(substr('ABCDEFGHJKLMNPQRSTUVWXYZ23456789', 1 + (k >> (5 * d) & 31)::integer, 1), '')
    from (select (n * 747796405::bigint + 2891336453) % 1073741824 as k) scattered, generate_series(0, 5) d
  $$;
  create function pg_temp.came_at(n integer, first integer, rows integer) returns timestamptz language sql stable as $$
    select now() - interval '3 years' * ((first + rows - n)::float8 / rows)
  $$;
`;
