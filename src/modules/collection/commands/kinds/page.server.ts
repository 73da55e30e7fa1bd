import { from } from '#platform/data/collection/rows.ts'
import type { ChangeOf, NewRowOf, RowOf } from '#platform/data/collection/registry.ts'
import { compute, create, update } from '#platform/data/collection/write.ts'
import type { Context } from '#platform/context.ts'
import { carriedOfPage } from '../../rules/carried.ts'
import { changeTo } from '../change-to.ts'
import type { Kind } from './kind.ts'

type Page = RowOf<'post'>

/** The pages that may be given. One with a password, or for target groups of its site, would be public elsewhere. */
const givable = (ctx: Context) =>
  from(ctx, 'post')
    .where('post.type', '=', 'page')
    .where('post.purpose', '=', 'page')
    .where('post.hasPassword', '=', false)
    .where(({ fn }) => fn<number>('cardinality', ['post.targets']), '=', 0)

const pageAt = (ctx: Context, _id: string): Promise<Page | undefined> =>
  from(ctx, 'post').selectAll().where('post._id', '=', _id).executeTakeFirst()

const bind = (there: Context, _id: string, sharedBy: string | null) =>
  compute(there, 'post', { _id, change: { sharedBy } })

/** Pages with their rows and pictures, at the same URL. A unit with its own page there keeps it and reports that. */
export const pages: Kind<Page, ChangeOf<'post'>> = {
  isKeptBy: ({ isSuspended }) => !isSuspended,
  offered: async (ctx, most) =>
    givable(ctx)
      .select(['post._id', 'post.title as name'])
      .where('post.sharedBy', 'is', null)
      .orderBy('post.title')
      .limit(most)
      .execute(),
  named: (ctx, ids) => from(ctx, 'post').select(['_id', 'title as name', 'status']).where('_id', 'in', ids).execute(),
  originalAt: (ctx, _id) => givable(ctx).selectAll().where('post._id', '=', _id).executeTakeFirst(),
  isPublished: ({ status }) => status,
  make: async (there, original) =>
    (await create(there, 'post', { ...carriedOfPage(original), status: false } as unknown as NewRowOf<'post'>))._id,
  ownAt: pageAt,
  changesOf: async (there, { copy, original }) => {
    const own = await pageAt(there, copy)
    return own ? (changeTo(own, carriedOfPage(original)) as ChangeOf<'post'> | null) : null
  },
  apply: (there, { copy, changes }) => update(there, 'post', { _id: copy, change: changes }).then(() => undefined),
  bind,
  show: (there, _id, status) => update(there, 'post', { _id, change: { status } }),
  release: async (there, _id) => {
    await bind(there, _id, null)
  },
}
