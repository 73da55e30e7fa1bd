import { href } from 'react-router'
import { isMenu } from '#domain/page/menu.ts'
import { from } from '#platform/data/collection/rows.ts'
import type { Context } from '#platform/context.ts'
import { inLocale } from '#platform/site/i18n/words.ts'
import { mayDraft } from '#platform/content/page/draft/approval.ts'
import type { Action } from '#ui/office/description.ts'
import { templateWords } from '../../site/templates/words.ts'
import { duplicateWords } from '../../words/version-words.ts'
import { mayPublish } from '../../commands/draft/find-draft.server.ts'

/** The viewer's actions on each page of a list, besides edit and remove. A menu has no versions. */
export const pageActions = async (ctx: Context, ids: readonly string[]): Promise<ReadonlyMap<string, Action[]>> => {
  if (!(await mayDraft(ctx))) return new Map()
  const words = inLocale(duplicateWords, ctx.locale)
  const posts = from(ctx, 'post').select(['post._id', 'post.type', 'post.purpose', 'post.builder', 'post.sharedBy'])
  const found = ids.length === 0 ? [] : await posts.where('post._id', 'in', ids).execute()
  return new Map(
    found.map(({ _id, type, purpose, builder, sharedBy }) => {
      const versions: Action = {
        label: words.versions,
        href: href('/cms/builder/:id/versions', { id: _id }),
        icon: 'history',
      }
      const duplicate: Action = {
        ...{ label: words.duplicate, method: 'post', icon: 'copy' },
        hidden: [
          { name: 'intent', value: 'duplicate' },
          { name: 'page', value: _id },
        ],
      }
      const template: Action = {
        ...{ label: templateWords.save[ctx.locale], method: 'post', icon: 'copy' },
        hidden: [
          { name: 'intent', value: 'template' },
          { name: 'page', value: _id },
        ],
      }
      const hasVersions = !isMenu(builder) && sharedBy === null
      const mayBegin = type === 'page' && purpose === 'page' && !isMenu(builder)
      const made = [duplicate, ...(mayBegin ? [template] : [])]
      return [_id, [...(hasVersions ? [versions] : []), ...(mayPublish(ctx) ? made : [])]]
    }),
  )
}
