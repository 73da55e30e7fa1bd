import { plainPath } from '#domain/page/redirect/plain-path.ts'
import { movedTarget, type Redirect } from '#domain/page/redirect/redirect.ts'
import { from } from '#platform/data/collection/rows.ts'
import { savepoint } from '#platform/data/collection/transaction.ts'
import { create, remove, update } from '#platform/data/collection/write.ts'
import type { Context } from '#platform/context.ts'
import { RequestError } from '#platform/errors/errors.ts'
import { fill } from '#platform/site/i18n/words.ts'
import { leadsTo } from '../../rules/redirects.ts'
import { movedNote } from '../../words/redirect-words.ts'
import { leadingTo } from './leading-to.server.ts'

interface Moved {
  /** A path, or all paths beneath a folder. */
  from: string
  to: string
  title: string
}

/**
 * Redirects the old location to the new one, updates redirects to the old location, and removes redirects from the new
 * one. If manual redirects conflict, nothing is created, because those are intentional.
 */
export const redirectMoved = async (ctx: Context, moved: Moved): Promise<void> => {
  const [was, is] = [plainPath(moved.from), plainPath(moved.to)]
  if (was === null || is === null) return
  try {
    await savepoint(ctx, (part) => lead(part, { ...moved, from: was, to: is }))
  } catch (error) {
    if (!(error instanceof RequestError)) throw error
  }
}

async function lead(ctx: Context, { from: was, to: is, title }: Moved) {
  for (const { _id } of await standing(ctx, is)) await remove(ctx, 'redirect', _id)
  for (const one of await leadingTo(ctx, was)) await follow(ctx, one, { from: was, to: is })
  const note = fill(movedNote[ctx.locale], { title })
  const [there] = await standing(ctx, was)
  if (there) await update(ctx, 'redirect', { _id: there._id, change: { target: is, active: true } })
  else await create(ctx, 'redirect', { path: was, target: is, note })
}

/** A redirect that would lead to its own path is removed. Others get the new target. */
async function follow(ctx: Context, one: Redirect & { _id: string }, moved: Pick<Moved, 'from' | 'to'>) {
  const target = movedTarget(one.target, moved)
  if (leadsTo({ ...one, target }, { ...one, host: ctx.site.hostname })) await remove(ctx, 'redirect', one._id)
  else await update(ctx, 'redirect', { _id: one._id, change: { target } })
}

const standing = (ctx: Context, path: string) =>
  from(ctx, 'redirect').select('redirect._id').where('redirect.path', '=', path).execute()
