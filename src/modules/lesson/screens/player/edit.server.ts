import { data, href, redirect } from 'react-router'
import { collectionOf } from '#platform/data/collection/catalogue.ts'
import { from, rows } from '#platform/data/collection/rows.ts'
import type { Context } from '#platform/context.ts'
import { notFound } from '#platform/errors/errors.ts'
import { acts, loads } from '#platform/http/request.server.ts'
import { pageTitle } from '#platform/site/page-title.ts'
import { describeForm } from '#platform/office/screens/description/describe-form.ts'
import { saveForm } from '#platform/office/screens/save/save-form.ts'
import { mergedToast } from '#platform/office/screens/save/merged-toast.ts'
import { shownIn } from '../../course-editor/outline/offer-lessons.server.ts'

export const loader = loads(async (ctx, { route, params }) => {
  const { row, course } = await lessonOf(ctx, params['id'])
  const form = await describeForm(ctx, { collection: collectionOf(ctx, 'lesson'), route: route!, row })
  return { form: await shownIn(ctx, form, { course, lesson: row._id }), title: pageTitle(ctx, form.heading) }
})

export const action = acts(async (ctx, { route, params, form, url, cookies }) => {
  const { row, course } = await lessonOf(ctx, params['id'])
  const answer = await saveForm(ctx, { collection: collectionOf(ctx, 'lesson'), route: route!, form, row })
  if ('again' in answer)
    return data({ form: await shownIn(ctx, answer.again, { course, lesson: row._id }) }, { status: answer.status })
  cookies.push(...mergedToast(ctx, answer))
  const beside = url.searchParams.get('in') === 'editor' ? `lesson=${row._id}&` : ''
  return redirect(`${href('/lesson/player/detail/:id', { id: course._id })}?${beside}done=saved`)
})

async function lessonOf(ctx: Context, id: string | undefined) {
  const row = await from(ctx, 'lesson')
    .innerJoin(rows(ctx, 'course'), 'course._id', 'lesson.courseID')
    .selectAll('lesson')
    .select('course.name as courseName')
    .where('lesson._id', '=', id ?? '')
    .executeTakeFirst()
  if (!row) throw notFound()
  return { row, course: { _id: row.courseID, name: row.courseName } }
}
