import { from } from '#platform/data/collection/rows.ts'
import type { Name } from '#platform/data/collection/registry.ts'
import { create } from '#platform/data/collection/write.ts'
import type { Context } from '#platform/context.ts'
import type { OfficeRows } from '../../../database/seeds/seed.ts'

/** Stores the back-office rows of a site as the demo's administrator. */
export async function seedOffice(ctx: Context, { origin, rows }: { origin: Context['site']; rows: OfficeRows }) {
  const people = from({ ...ctx, site: origin }, 'user').select(['_id', 'firstname', 'lastname'])
  const author = await people.where('username', '=', 'admin').executeTakeFirstOrThrow()
  const name = `${author.firstname} ${author.lastname}`
  const writing: Context = { ...ctx, viewer: { ...ctx.viewer, id: author._id, home: origin._id, name } }
  for (const [collection, list] of Object.entries(rows))
    for (const row of list) await create(writing, collection as Name, row as never)
}
