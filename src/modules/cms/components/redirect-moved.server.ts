import { sql } from 'kysely'
import { plainPath } from '#domain/page/redirect/plain-path.ts'
import { from } from '#platform/collection/rows.ts'
import { attempt } from '#platform/collection/transaction.ts'
import { create, remove, update } from '#platform/collection/write.ts'
import type { Context } from '#platform/context.ts'
import { Refusal } from '#platform/errors/errors.ts'
import { fill } from '#platform/i18n/words.ts'
import { movedNote } from '../words/redirect-words.ts'

interface Moved {
  /** Plain paths, or all beneath a folder. */
  from: string
  to: string
  title: string
}

/**
 * Leads from where something was to where it is now, what led there before too, and no longer away from where it is. Where
 * redirects that somebody wrote by hand are in the way nothing is made: they say what he meant.
 */
export const redirectMoved = async (ctx: Context, moved: Moved): Promise<void> => {
  const [was, is] = [plainPath(moved.from), plainPath(moved.to)]
  if (was === null || is === null) return
  try {
    await attempt(ctx, (part) => lead(part, { ...moved, from: was, to: is }))
  } catch (error) {
    if (!(error instanceof Refusal)) throw error
  }
}

async function lead(ctx: Context, { from: was, to: is, title }: Moved) {
  for (const { _id } of await standing(ctx, 'path', is)) await remove(ctx, 'redirect', _id)
  for (const { _id } of await standing(ctx, 'target', was))
    await update(ctx, 'redirect', { _id, change: { target: is } })
  const note = fill(movedNote[ctx.locale], { title })
  const [there] = await standing(ctx, 'path', was)
  if (there) await update(ctx, 'redirect', { _id: there._id, change: { target: is, active: true } })
  else await create(ctx, 'redirect', { path: was, target: is, note })
}

const standing = (ctx: Context, field: 'path' | 'target', at: string) =>
  from(ctx, 'redirect')
    .select('redirect._id')
    .where(sql<boolean>`${sql.ref(`redirect.${field}`)} = ${at}`)
    .execute()
