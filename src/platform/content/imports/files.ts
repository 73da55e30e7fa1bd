import { sql } from 'kysely'
import { isAtLeast } from '#platform/data/access/viewer.ts'
import { inTransaction } from '#platform/data/collection/transaction.ts'
import { newId } from '#platform/data/collection/writing/id.ts'
import { type Context, nowOf } from '#platform/context.ts'
import { executor } from '#platform/data/database/executor.ts'
import { forbidden, notFound } from '#platform/errors/errors.ts'
import { sweep } from '#platform/background/jobs/scheduled/sweep.ts'
import { defineScheduledJob } from '#platform/background/jobs/job.ts'
import type { NewItem } from './items.ts'

/** A file that was read and waits for somebody's choice of what to bring in, or of which that was imported. */
export interface ImportFile {
  _id: string
  kind: string
  name: string
  /** Who brought it, with whose rights it is carried out. */
  userSite: string
  user: string
  /** What was understood of it as a whole. */
  told: unknown
  state: 'read' | 'running' | 'done' | 'cancelled' | 'stopped'
  options: Record<string, unknown>
  /** By which what it brought is taken back, the last first. */
  batches: string[]
  isUndone: boolean
  createdAt: string
}

export const keptDays = 30

/** So many rows are written in a statement. */
const atOnce = 100

/** Keeps a file that was read, with what it holds one by one, for `keptDays`; answers its id. For administrators of the site. */
export const saveImport = async (
  ctx: Context,
  file: { kind: string; name: string; told: unknown; items: readonly NewItem[] },
): Promise<string> => {
  proveAdmin(ctx)
  const _id = newId(ctx.now)
  await inTransaction(ctx, async (inside) => {
    const { home, id } = ctx.viewer
    await sql`insert into brought_file (_id, site, kind, name, "userSite", "user", told, "createdAt")
      values (${_id}, ${ctx.site._id}, ${file.kind}, ${file.name}, ${home}, ${id}, ${JSON.stringify(file.told)}::jsonb,
        ${nowOf(ctx)})`.execute(inside[executor])
    for (let at = 0; at < file.items.length; at += atOnce)
      await sql`insert into brought_item (file, at, key, title, content, told, verdict, "isChosen")
        select ${_id}, (one ->> 'at')::int, one ->> 'key', one ->> 'title', one -> 'content', one -> 'told',
          one ->> 'verdict', (one ->> 'isChosen')::boolean
        from jsonb_array_elements(${JSON.stringify(file.items.slice(at, at + atOnce))}::jsonb) one`.execute(
        inside[executor],
      )
  })
  return _id
}

/** A file of the context's site; not found for any other, and for who is no administrator. */
export const importFileOf = async (ctx: Context, _id: string): Promise<ImportFile> => {
  proveAdmin(ctx)
  const { rows } = await sql<ImportFile>`select ${columns} from brought_file
    where _id = ${_id} and site = ${ctx.site._id}`.execute(ctx[executor])
  if (!rows[0]) throw notFound()
  return rows[0]
}

/** The files that were brought to the context's site, the latest first. */
export const importFilesOf = async (ctx: Context, most: number): Promise<ImportFile[]> => {
  proveAdmin(ctx)
  const { rows } = await sql<ImportFile>`select ${columns} from brought_file
    where site = ${ctx.site._id} order by "createdAt" desc limit ${most}`.execute(ctx[executor])
  return rows
}

/** A file of the context's site for a job, held until the transaction ends; undefined unless it is in one of these states. */
export const lockedFile = async (
  inside: Context,
  _id: string,
  states: readonly ImportFile['state'][],
): Promise<ImportFile | undefined> => {
  const { rows } = await sql<ImportFile>`select ${columns} from brought_file
    where _id = ${_id} and site = ${inside.site._id} and state = any(${states}::text[]) for update`.execute(
    inside[executor],
  )
  return rows[0]
}

/** Notes how a file stands; `batch` is what was just done, which is taken back before what was done before. */
export const noteFile = async (
  inside: Context,
  _id: string,
  change: Partial<Pick<ImportFile, 'state' | 'options' | 'isUndone'>> & { batch?: string },
): Promise<void> => {
  const { state = null, options, isUndone = null, batch } = change
  const isOver = state !== null && state !== 'running'
  await sql`update brought_file set state = coalesce(${state}, state), "isUndone" = coalesce(${isUndone}::boolean, "isUndone"),
      options = coalesce(${options ? JSON.stringify(options) : null}::jsonb, options),
      batches = ${JSON.stringify(batch ? [batch] : [])}::jsonb || batches,
      "endedAt" = case when ${isOver}::boolean then ${nowOf(inside)}::timestamptz else "endedAt" end
    where _id = ${_id} and site = ${inside.site._id}`.execute(inside[executor])
}

/** Forgets a file that was only read, or of which all is done; what it brought stays. */
export const forgetFile = async (ctx: Context, _id: string): Promise<void> => {
  await importFileOf(ctx, _id)
  await sql`delete from brought_file where _id = ${_id} and site = ${ctx.site._id} and state <> 'running'`.execute(
    ctx[executor],
  )
}

/** Every hour, files that nobody may undo any more are swept away. */
export const sweepImports = defineScheduledJob({
  name: 'platform/sweep-brought',
  schedule: { everyMinutes: 60 },
  work: (app) =>
    sweep(app, {
      table: 'brought_file',
      where: sql`"createdAt" <= ${new Date(app.clock() - keptDays * 86_400_000).toISOString()} and state <> 'running'`,
    }),
})

const columns = sql`_id, kind, name, "userSite", "user", told, state, options, batches, "isUndone", "createdAt"`

const proveAdmin = ({ viewer }: Context) => {
  if (!isAtLeast(viewer, 'admin')) throw forbidden()
}
