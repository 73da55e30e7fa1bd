import { sql } from 'kysely'
import { isAtLeast } from '#platform/data/access/viewer.ts'
import { inTransaction } from '#platform/data/collection/transaction.ts'
import { newId } from '#platform/data/collection/writing/id.ts'
import { type Context, nowOf } from '#platform/context.ts'
import { executor } from '#platform/data/database/executor.ts'
import { forbidden, notFound } from '#platform/errors/errors.ts'
import { sweep } from '#platform/background/jobs/scheduled/sweep.ts'
import { defineScheduledJob } from '#platform/background/jobs/job.ts'
import type { BulkOperation } from '#platform/background/bulk-operation/bulk-operation.ts'
import type { NewItem } from './items.ts'

/** An uploaded import file that waits for a selection, or that a bulk operation imports. */
export interface ImportFile {
  _id: string
  kind: string
  name: string
  /** The report on the whole file. */
  report: unknown
  /** The bulk operation that imports it; null before it starts. */
  operation: string | null
  state: 'read' | BulkOperation['state']
  /** Batch ids for the undo, last first. */
  batches: string[]
  isUndone: boolean
  createdAt: string
}

/** Days until a file is deleted. */
const retentionDays = 30

const rowsPerStatement = 100

/** Stores a parsed file and its items for 30 days and returns its id. For administrators of the site. */
export const saveImport = async (
  ctx: Context,
  file: { kind: string; name: string; report: unknown; items: readonly NewItem[] },
): Promise<string> => {
  assertAdmin(ctx)
  const _id = newId(ctx.now)
  await inTransaction(ctx, async (inside) => {
    const { home, id } = ctx.viewer
    await sql`insert into import_file (_id, site, kind, name, "userSite", "user", report, "createdAt")
      values (${_id}, ${ctx.site._id}, ${file.kind}, ${file.name}, ${home}, ${id}, ${JSON.stringify(file.report)}::jsonb,
        ${nowOf(ctx)})`.execute(inside[executor])
    for (let at = 0; at < file.items.length; at += rowsPerStatement)
      await sql`insert into import_item (file, at, key, title, content, report, verdict, "isChosen")
        select ${_id}, (one ->> 'at')::int, one ->> 'key', one ->> 'title', one -> 'content', one -> 'report',
          one ->> 'verdict', (one ->> 'isChosen')::boolean
        from jsonb_array_elements(${JSON.stringify(file.items.slice(at, at + rowsPerStatement))}::jsonb) one`.execute(
        inside[executor],
      )
  })
  return _id
}

/** Returns a file of the site. Throws not-found for other sites' files and for users below administrator. */
export const importFileOf = async (ctx: Context, _id: string): Promise<ImportFile> => {
  assertAdmin(ctx)
  const { rows } = await sql<ImportFile>`select ${columns} ${fromFiles}
    where f._id = ${_id} and f.site = ${ctx.site._id}`.execute(ctx[executor])
  if (!rows[0]) throw notFound()
  return rows[0]
}

/** Returns the import files of the site, latest first. */
export const importFilesOf = async (ctx: Context, limit: number): Promise<ImportFile[]> => {
  assertAdmin(ctx)
  const { rows } = await sql<ImportFile>`select ${columns} ${fromFiles}
    where f.site = ${ctx.site._id} order by f."createdAt" desc limit ${limit}`.execute(ctx[executor])
  return rows
}

/** Locks a file that waits for a selection until the transaction ends. Returns false if its import has started. */
export const lockUnstartedFile = async (inside: Context, _id: string): Promise<boolean> => {
  const { rows } = await sql`select 1 from import_file
    where _id = ${_id} and site = ${inside.site._id} and operation is null for update`.execute(inside[executor])
  return rows.length === 1
}

/** Links a file to the bulk operation that imports it. */
export const linkOperation = async (inside: Context, of: { file: string; operation: string }): Promise<void> => {
  await sql`update import_file set operation = ${of.operation}
    where _id = ${of.file} and site = ${inside.site._id}`.execute(inside[executor])
}

/** Deletes a file that is not being imported; imported rows stay. */
export const forgetFile = async (ctx: Context, _id: string): Promise<void> => {
  await importFileOf(ctx, _id)
  await sql`delete from import_file f where f._id = ${_id} and f.site = ${ctx.site._id} and ${isIdle}`.execute(
    ctx[executor],
  )
}

/** Deletes files that can no longer be undone, hourly. */
export const sweepImports = defineScheduledJob({
  name: 'platform/sweep-imports',
  schedule: { everyMinutes: 60 },
  work: (app) =>
    sweep(app, {
      table: 'import_file',
      where: sql`"createdAt" <= ${new Date(app.clock() - retentionDays * 86_400_000).toISOString()} and ${isIdle}`,
    }),
})

const columns = sql`f._id, f.kind, f.name, f.report, f.operation, coalesce(o.state, 'read') as state,
  coalesce(o.batches, '[]') as batches, o."undoneBy" is not null as "isUndone", f."createdAt"`

const fromFiles = sql`from import_file f left join bulk_operation o on o._id = f.operation`

/** SQL condition: no operation works on the file. */
const isIdle = sql`not exists (select 1 from bulk_operation o where o._id = operation and o.state = 'running')`

const assertAdmin = ({ viewer }: Context) => {
  if (!isAtLeast(viewer, 'admin')) throw forbidden()
}
