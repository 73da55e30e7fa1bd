import { sql } from 'kysely'
import type { Context } from '#platform/context.ts'
import { executor } from '#platform/data/database/executor.ts'
import { conflict } from '#platform/errors/errors.ts'
import { isLive } from '../../removal/soft-delete-columns.ts'
import type { AnyCollection } from '../../registry.ts'

/**
 * Refuses to add rows (one by default) beyond the limit of the site's package. Concurrent additions wait for each
 * other, so none exceeds the limit. Without a limit it runs no query.
 */
export const assertLimit = async (ctx: Context, collection: AnyCollection, more = 1) => {
  const limit = ctx.site.limits?.[collection.name]
  if (limit === null || limit === undefined) return
  const { name, plural } = collection
  await sql`select pg_advisory_xact_lock(hashtextextended(${`limit ${name} ${ctx.site._id}`}, 0))`.execute(
    ctx[executor],
  )
  const conditions = [sql`site = ${ctx.site._id}`, ...isLive(collection, name)]
  const { rows } = await sql<{ n: number }>`select count(*)::int as n from ${sql.table(name)}
    where ${sql.join(conditions, sql` and `)}`.execute(ctx[executor])
  if (rows[0]!.n + more <= limit) return
  const most = limit.toLocaleString('th-TH')
  throw conflict({
    ...{ field: '_id', code: 'limit' },
    th: `แพ็กเกจของเว็บไซต์นี้มี${plural.th}ได้ไม่เกิน ${most} รายการ กรุณาติดต่อเจ้าของระบบ`,
    en: `The package of this site holds ${most} ${plural.en.toLowerCase()}: please ask the owner of the product`,
  })
}
