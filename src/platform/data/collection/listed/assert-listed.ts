import { sql } from 'kysely'
import type { Issue } from '#domain/validation/issue.ts'
import type { Context } from '#platform/context.ts'
import { executor } from '#platform/data/database/executor.ts'
import { invalid } from '#platform/errors/errors.ts'
import type { AnyField } from '../field.ts'
import type { AnyCollection } from '../registry.ts'
import { isLive } from '../removal/soft-delete-columns.ts'
import { codeItems } from './listed.ts'

type Values = Record<string, unknown>

/**
 * Refuses a value that is neither a built-in choice nor an active code of the site's list. An inactive code stays valid
 * in a row that already has it. The code's row is locked, so that nobody removes it meanwhile.
 */
export const assertListed = async (
  ctx: Context,
  collection: AnyCollection,
  { before, given }: { before: Values | null; given: Values },
) => {
  const issues: Issue[] = []
  for (const [name, field] of Object.entries(collection.fields)) {
    if (!isHeldToList(field) || !Object.hasOwn(given, name) || given[name] === before?.[name]) continue
    if (!(await isOnList(ctx, field, given[name]))) issues.push(unlisted(name, field))
  }
  if (issues.length > 0) throw invalid(...issues)
}

/** Other listed fields offer the codes but also accept what clients of the specification send. */
const isHeldToList = ({ codeList, choices }: AnyField) => codeList !== undefined && choices !== undefined

async function isOnList(ctx: Context, { codeList, choices = [] }: AnyField, value: unknown): Promise<boolean> {
  if (value === null || choices.some((one) => one.value === value)) return true
  const items = ctx.app.collections.get(codeItems)!.collection
  const conditions = [
    sql`site = ${ctx.site._id} and list = ${codeList} and code = ${value} and active`,
    ...isLive(items, items.name),
  ]
  const { rows } = await sql`select 1 from ${sql.table(items.name)}
    where ${sql.join(conditions, sql` and `)} for key share`.execute(ctx[executor])
  return rows.length > 0
}

const unlisted = (field: string, { label }: AnyField): Issue => ({
  ...{ field, code: 'listed' },
  th: `${label.th}ต้องเป็นรหัสที่เปิดใช้ในรายการรหัสของเว็บไซต์นี้`,
  en: `${label.en} must be a code in use on the list of this site`,
})
