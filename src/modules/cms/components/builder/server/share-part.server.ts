import { objectsOf } from '#domain/page/edit/find.ts'
import { from } from '#platform/data/collection/rows.ts'
import { create } from '#platform/data/collection/write.ts'
import type { Context } from '#platform/context.ts'
import { invalid } from '#platform/errors/errors.ts'
import { freeSlug } from '../../../site/parts/free-slug.server.ts'
import { builderWords as words } from '../words/words.ts'
import { pasted } from './read-sent.server.ts'

/**
 * Creates a shared part from a copy of a row or a block. Returns its id, to which the page then refers. Throws
 * forbidden if the viewer may not publish, and invalid for nested shared parts.
 */
export const sharePart = async (
  ctx: Context,
  { _id, form }: { _id: string; form: FormData },
): Promise<{ _id: string }> => {
  const { page } = pasted(form)
  const title = String(form.get('title') ?? '').trim()
  if (title === '' || title.length > 200) throw invalid({ field: 'title', code: 'required', ...words.shareName })
  const { purpose } = await from(ctx, 'post')
    .select('post.purpose')
    .where('post._id', '=', _id)
    .executeTakeFirstOrThrow()
  if (purpose === 'part' || objectsOf(page).some(({ type }) => type === 'synced'))
    throw invalid({ field: 'text', code: 'nested', ...words.noPartInPart })
  const slug = await freeSlug(ctx, 'part')
  const made = await create(ctx, 'post', { type: 'page', purpose: 'part', status: true, title, slug, builder: page })
  return { _id: made._id }
}
