import { href, redirect } from 'react-router'
import { from } from '#platform/data/collection/rows.ts'
import type { Context } from '#platform/context.ts'
import { notFound } from '#platform/errors/errors.ts'
import { fill } from '#platform/site/i18n/words.ts'
import { acts, loads } from '#platform/http/request.server.ts'
import { pageTitle } from '#platform/site/page-title.ts'
import { editOutline, outlineOf } from '../../commands/edit-outline.server.ts'
import { describeOutline } from '../../components/describe-outline.ts'
import { wayBack } from '../../components/way-back.ts'
import { officeWords as words } from './words.ts'

export const loader = loads(async (ctx, { params }) => {
  const { course, lesson } = await placeOf(ctx, params)
  const lessons = await outlineOf(ctx, course._id)
  const heading = fill(words.subsOf[ctx.locale], { name: lesson.name })
  const here = href('/lesson/player/sub/:cid/:pid', { cid: course._id, pid: lesson._id })
  return {
    outline: describeOutline(ctx, {
      ...{ courseID: course._id, parent: lesson._id, lessons, heading, here },
      isShared: course.sharedBy !== null,
    }),
    record: {
      crumbs: wayBack(ctx, course).crumbs,
      heading,
      facts: [],
      actions: [],
      sections: [],
      related: [],
      words: { crumbs: words.crumbs[ctx.locale], more: words.actions[ctx.locale] },
    },
    title: pageTitle(ctx, heading),
  }
})

export const action = acts(async (ctx, { params, form }) => {
  const { course, lesson } = await placeOf(ctx, params)
  if (!(await editOutline(ctx, form))) throw notFound()
  return redirect(href('/lesson/player/sub/:cid/:pid', { cid: course._id, pid: lesson._id }))
})

async function placeOf(ctx: Context, params: Record<string, string | undefined>) {
  const [course, lesson] = await Promise.all([
    from(ctx, 'course')
      .select(['_id', 'name', 'sharedBy'])
      .where('_id', '=', params['cid'] ?? '')
      .executeTakeFirst(),
    from(ctx, 'lesson')
      .select(['_id', 'name', 'courseID'])
      .where('_id', '=', params['pid'] ?? '')
      .executeTakeFirst(),
  ])
  if (!course || !lesson || lesson.courseID !== course._id) throw notFound()
  return { course, lesson }
}
