import { data, href, redirect } from 'react-router'
import { sql } from 'kysely'
import { collectionOf } from '#platform/data/collection/catalogue.ts'
import { from } from '#platform/data/collection/rows.ts'
import type { Context } from '#platform/context.ts'
import { notFound } from '#platform/errors/errors.ts'
import { acts, loads } from '#platform/http/request.server.ts'
import { pageTitle } from '#platform/site/page-title.ts'
import { describeForm } from '#platform/office/screens/description/describe-form.ts'
import { saveForm } from '#platform/office/screens/save/save-form.ts'
import { shownIn } from '../../course-editor/outline/offer-lessons.server.ts'

/** The form of a new lesson of a course, or of a sub-lesson if the URL names a parent. */
export const loader = loads(async (ctx, { route, params }) => {
  const course = await courseOf(ctx, params['id'])
  const form = await describeForm(ctx, { collection: collectionOf(ctx, 'lesson'), route: route!, row: null })
  return { form: await shownIn(ctx, form, { course, lesson: null }), title: pageTitle(ctx, form.heading) }
})

export const action = acts(async (ctx, { route, params, url, form }) => {
  const course = await courseOf(ctx, params['id'])
  const parent = url.searchParams.get('parent')
  const more = { courseID: course._id, parent, order: await nextOrder(ctx, { courseID: course._id, parent }) }
  const answer = await saveForm(ctx, { collection: collectionOf(ctx, 'lesson'), route: route!, form, row: null, more })
  if ('again' in answer)
    return data({ form: await shownIn(ctx, answer.again, { course, lesson: null }) }, { status: answer.status })
  return redirect(`${href('/lesson/player/detail/:id', { id: course._id })}?done=saved`)
})

async function courseOf(ctx: Context, id: string | undefined) {
  const course = await from(ctx, 'course')
    .select(['_id', 'name'])
    .where('_id', '=', id ?? '')
    .executeTakeFirst()
  if (!course) throw notFound()
  return course
}

/** The position after the last sibling. */
async function nextOrder(ctx: Context, of: { courseID: string; parent: string | null }) {
  const { last } = await from(ctx, 'lesson')
    .select(sql<number | null>`max("order")`.as('last'))
    .where('courseID', '=', of.courseID)
    .where('parent', 'is not distinct from', of.parent)
    .executeTakeFirstOrThrow()
  return last === null ? 0 : last + 1
}
