import { data, redirect } from 'react-router'
import { collectionOf } from '#platform/data/collection/catalogue.ts'
import { from } from '#platform/data/collection/rows.ts'
import type { Context } from '#platform/context.ts'
import { notFound } from '#platform/errors/errors.ts'
import { acts, loads } from '#platform/http/request.server.ts'
import { describeForm } from '#platform/office/screens/description/describe-form.ts'
import { saveForm } from '#platform/office/screens/save/save-form.ts'
import { pageTitle } from '#platform/site/page-title.ts'
import type { FormDescription } from '#ui/office/form-description.ts'
import { examPaths, versionIn } from '../../exams/editor/exam-paths.ts'
import { editorWords as words } from '../../exams/editor/wording/editor-words.ts'

const without = ['courseID']

/** The form of a new exam of a course. */
export const loader = loads(async (ctx, { route, params, url }) => {
  const course = await courseOf(ctx, { params, url })
  const form = await describeForm(ctx, { collection: collectionOf(ctx, 'exam'), route: route!, row: null, without })
  return { form: inCourse(form, { ctx, course, route }), title: pageTitle(ctx, form.heading) }
})

export const action = acts(async (ctx, { route, params, url, form }) => {
  const course = await courseOf(ctx, { params, url })
  const collection = collectionOf(ctx, 'exam')
  const sent = { collection, route: route!, form, row: null, more: { courseID: course._id }, without }
  const answer = await saveForm(ctx, sent)
  if ('again' in answer)
    return data({ form: inCourse(answer.again, { ctx, course, route }) }, { status: answer.status })
  return redirect(examPaths(route).edit(String(answer.stored['_id']), 0))
})

interface Course {
  _id: string
  name: string
}

/** A new exam has no versions, so that the address may name none. */
async function courseOf(ctx: Context, { params, url }: Parameters<typeof versionIn>[0]): Promise<Course> {
  const course = await from(ctx, 'course')
    .select(['course._id', 'course.name'])
    .where('course._id', '=', params['id'] ?? '')
    .executeTakeFirst()
  if (!course || versionIn({ params, url }) !== 0) throw notFound()
  return course
}

interface InCourse {
  ctx: Context
  course: Course
  route: { name: string } | null
}

function inCourse(form: FormDescription, { ctx, course, route }: InCourse): FormDescription {
  const back = examPaths(route).course(course._id)
  return {
    ...form,
    crumbs: [{ href: back, label: course.name }],
    cancel: { href: back, label: words.back[ctx.locale] },
  }
}
