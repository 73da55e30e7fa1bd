import { sql } from 'kysely'
import type { Context } from '#platform/context.ts'
import { executor } from '#platform/data/database/executor.ts'
import { invalid } from '#platform/errors/errors.ts'
import type { AnyCollection } from '../../registry.ts'
import { sameSite } from '../../scope.ts'
import { keyed } from '../store.ts'

const deepest = 20

/** Serialises moves within a tree. Otherwise two concurrent moves could each put one row under the other. */
export const lockTree = async (ctx: Context, collection: AnyCollection, change: Record<string, unknown>) => {
  const { tree } = collection.list
  if (!tree || !(change[tree.parent] ?? null)) return
  const name = `tree ${ctx.site._id} ${collection.name}`
  await sql`select pg_advisory_xact_lock(hashtextextended(${name}, 0))`.execute(ctx[executor])
}

/**
 * Refuses a row that would be under itself, or a tree that would be too deep. Throws invalid, at the field with the
 * parent row. Removed rows count, because they can be restored.
 */
export const assertTree = async (
  ctx: Context,
  collection: AnyCollection,
  { _id, given }: { _id: string; given: Record<string, unknown> },
) => {
  const { tree } = collection.list
  if (!tree || !(given[tree.parent] ?? null)) return
  const parent = sql.ref(tree.parent)
  const table = sql.table(collection.name)
  const here = { ...collection, alias: 'one' }
  const { rows } = await sql<{ round: boolean; deep: number }>`with recursive above (site, _id, deep) as (
      select site, ${parent}, 1 from ${table} where ${keyed(ctx, collection, _id)}
      union all
      select one.site, one.${parent}, above.deep + 1 from ${table} as one, above
      where ${sameSite(here, { ...collection, alias: 'above' })}one._id = above._id and above._id <> ${_id} and above.deep <= ${deepest}
    ), beneath (site, _id, deep) as (
      select site, _id, 0 from ${table} where ${keyed(ctx, collection, _id)}
      union all
      select one.site, one._id, beneath.deep + 1 from ${table} as one, beneath
      where ${sameSite(here, { ...collection, alias: 'beneath' })}one.${parent} = beneath._id and one._id <> ${_id} and beneath.deep <= ${deepest}
    ) select bool_or(_id = ${_id}) as round, max(deep) + (select max(deep) from beneath) as deep
      from above where _id is not null`.execute(ctx[executor])
  const found = rows[0]
  if (found?.round) throw invalid({ field: tree.parent, code: 'round', ...underItself })
  if (Number(found?.deep ?? 0) > deepest) throw invalid({ field: tree.parent, code: 'too-deep', ...tooDeep })
}

const underItself = {
  th: 'ย้ายไปอยู่ใต้ตัวเองหรือใต้รายการย่อยของตัวเองไม่ได้',
  en: 'A record cannot be placed under itself or under its own children',
}
const tooDeep = { th: `ซ้อนกันได้ไม่เกิน ${deepest} ชั้น`, en: `At most ${deepest} levels under each other` }
