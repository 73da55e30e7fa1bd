import { data, href, redirect } from 'react-router'
import { collectionOf } from '#platform/collection/catalogue.ts'
import { from, rows } from '#platform/collection/rows.ts'
import { updateAny } from '#platform/collection/write.ts'
import type { Context } from '#platform/context.ts'
import { notFound, Refusal } from '#platform/errors/errors.ts'
import { acts, loads } from '#platform/request.server.ts'
import { titled } from '#platform/site/titled.ts'
import { describeForm } from '#platform/screens/description/describe-form.ts'
import { readForm } from '#platform/screens/read-form.ts'
import { wayBack } from '../../components/way-back.ts'

/** The form of a lesson. */
export const loader = loads(async (ctx, { route, params }) => {
  const { row, course } = await lessonOf(ctx, params['id'])
  const form = await describeForm(ctx, { collection: collectionOf(ctx, 'lesson'), route: route!, row })
  return { form: { ...form, ...wayBack(ctx, course) }, title: titled(ctx, form.heading) }
})

export const action = acts(async (ctx, { route, params, form }) => {
  const { row, course } = await lessonOf(ctx, params['id'])
  const collection = collectionOf(ctx, 'lesson')
  const written = readForm(ctx, collection, { form, row })
  const version = Number(form.get('version'))
  try {
    await updateAny(ctx, 'lesson', { _id: row._id, change: written, ...(version > 0 && { version }) })
    return redirect(`${href('/lesson/player/detail/:id', { id: course._id })}?done=saved`)
  } catch (error) {
    if (!(error instanceof Refusal) || error.issues.length === 0) throw error
    const again = await describeForm(ctx, { collection, route: route!, row, written, issues: error.issues })
    return data({ form: { ...again, ...wayBack(ctx, course) } }, { status: error.kind === 'conflict' ? 409 : 400 })
  }
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
