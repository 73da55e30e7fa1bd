import { sql } from 'kysely'
import { expect, it } from 'vitest'
import { migrate } from '#platform/data/database/migrate.ts'
import { testDrivers } from '#platform/data/database/test-database.ts'
import { migrations } from './list.ts'

const before = migrations.slice(
  0,
  migrations.findIndex(({ name }) => name.startsWith('0500')),
)
const id = (n: number) => n.toString(16).padStart(24, '0')

const rows = [
  `insert into site (_id, "createdAt") values ('s', now())`,
  `do $$ declare missing text; begin
    select string_agg(format('alter column %I drop not null', attname), ', ') into missing from pg_attribute
      where attrelid = '"user"'::regclass and attnum > 0 and attnotnull and attname not in ('site', '_id');
    execute 'alter table "user" ' || missing;
  end $$`,
  `insert into "user" (site, _id) values ('s', 'u')`,
  `insert into errand (_id, site, kind, "userSite", "user", told, total, done, batches, "isUndone", "createdAt") values
    ('${id(1)}', 's', 'enroll/many/enrol-many', 's', 'u', '{"courses":[]}', 2, 1, '["b1"]', true, now())`,
  `insert into errand_item (errand, at, title, content, outcome) values ('${id(1)}', 0, 'x', '{}', 'done')`,
  `insert into bulk_run (_id, site, collection, "userSite", "user", deed, items, at, total, done, failed, whys, href, "createdAt")
    values ('${id(2)}', 's', 'course', 's', 'u', '{"verb":"remove"}', '["r1","r2","r3"]', 2, 3, 1, 1,
      '[{"th":"ไม่ได้","en":"no","n":1}]', '/x', now())`,
  `insert into edit_batch (_id, site, collection, verb, "rows", "createdAt", run) values
    ('b2', 's', 'course', 'remove', '[]', now(), '${id(2)}'), ('b3', 's', 'course', 'remove', '[]', now() + interval '1 second', '${id(2)}')`,
  `insert into bulk_run (_id, site, collection, "userSite", "user", deed, items, total, href, "createdAt")
    values ('${id(3)}', 's', 'course', 's', 'u', '{"verb":"undo"}', '["b1"]', 3, '/x', now())`,
  `insert into file_move (_id, site, "from", "to", at, total, done, bytes, "userSite", "user", "createdAt")
    values ('${id(4)}', 's', 'disk', 'space x', 'f7', 9, 3, 77, 's', 'u', now())`,
  `insert into brought_file (_id, site, kind, name, "userSite", "user", told, state, options, batches, "createdAt") values
    ('${id(5)}', 's', 'wordpress', 'a.xml', 's', 'u', '{"source":"w"}', 'running', '{"group":"g","pictures":true,"listed":4}', '["b4"]', now()),
    ('${id(6)}', 's', 'pages', 'b.json', 's', 'u', '{}', 'read', '{}', '[]', now())`,
  `insert into job (site, kind, payload, "createdAt", "runAt") values
    ('s', 'platform/bulk-run', '{"run":"${id(2)}"}', now(), now()), ('s', 'platform/bulk-run', '{"run":"${id(3)}"}', now(), now()),
    ('s', 'platform/move-files', '{"move":"${id(4)}"}', now(), now()),
    ('s', 'cms/bring-pages', '{"file":"${id(5)}","act":"bring"}', now(), now()),
    ('s', 'enroll/many/enrol-many', '{"errand":"${id(1)}"}', now(), now())`,
]

it.each(await testDrivers())('work that waits goes on as bulk operations on $kind', async ({ open }) => {
  const { database, remove } = await open()
  const { kysely } = database
  const all = async (query: string) => (await sql.raw<Record<string, unknown>>(query).execute(kysely)).rows
  try {
    await migrate(database, before)
    for (const row of rows) await sql.raw(row).execute(kysely)
    await migrate(database, migrations)
    expect(
      await all(`select _id, kind, about, params, progress, state, done, failed, batches, "undoneBy", "isExclusive" is true as only
        from bulk_operation order by _id`),
    ).toMatchObject([
      { kind: 'enroll/many/enrol-many', params: { courses: [] }, done: 1, batches: ['b1'], undoneBy: id(1) },
      {
        ...{ kind: 'platform/bulk-action', about: 'course', params: { action: { verb: 'remove' }, href: '/x' } },
        ...{ progress: { reasons: [{ n: 1 }] }, done: 1, failed: 1, batches: ['b3', 'b2'] },
      },
      { kind: 'platform/undo-batches', about: 'course', params: { href: '/x' } },
      {
        kind: 'platform/move-files',
        params: { from: 'disk', to: 'space x' },
        progress: { at: 'f7', bytes: 77 },
        only: true,
      },
      {
        ...{ kind: 'cms/import-pages', state: 'running', progress: { images: 4 }, batches: ['b4'] },
        params: { file: id(5), group: 'g', images: true, redirects: false },
      },
    ])
    expect(
      await all(`select at, content, outcome from bulk_operation_item where operation = '${id(2)}' order by at`),
    ).toEqual([
      { at: 0, content: 'r1', outcome: 'done' },
      { at: 1, content: 'r2', outcome: 'done' },
      { at: 2, content: 'r3', outcome: null },
    ])
    expect(await all(`select _id, operation from import_file order by _id`)).toEqual([
      { _id: id(5), operation: id(5) },
      { _id: id(6), operation: null },
    ])
    expect(await all(`select kind, payload ->> 'operation' as of from job order by _id`)).toEqual([
      { kind: 'platform/bulk-action', of: id(2) },
      { kind: 'platform/undo-batches', of: id(3) },
      { kind: 'platform/move-files', of: id(4) },
      { kind: 'cms/import-pages', of: id(5) },
      { kind: 'enroll/many/enrol-many', of: id(1) },
    ])
  } finally {
    await remove()
  }
})
