import { from } from '#platform/data/collection/rows.ts'
import type { Context } from '#platform/context.ts'
import { wayBack } from '../../components/way-back.ts'
import { editorWords } from '../words.ts'
import { examsOf } from './lessons.server.ts'
import type { FieldDescription, FormDescription } from '#ui/office/form-description.ts'

/**
 * The form of a lesson. As prerequisites it offers only the other lessons of the course, or none if there are none, and as exams only
 * those of the course.
 */
export const offerLessons = async (
  ctx: Context,
  form: FormDescription,
  of: { courseID: string; lesson: string | null },
): Promise<FormDescription> => {
  const lessons = await from(ctx, 'lesson')
    .select(['_id', 'name'])
    .where('courseID', '=', of.courseID)
    .orderBy('order')
    .orderBy('_id')
    .execute()
  const choices = lessons.filter(({ _id }) => _id !== of.lesson).map(({ _id, name }) => ({ value: _id, label: name }))
  const exams = await examsOf(ctx, of.courseID)
  const offered = (field: FieldDescription): FieldDescription[] => {
    if (field.name === 'examID') return offerExams(ctx, field, exams)
    if (field.name !== 'requires') return [field]
    const { source: _everywhere, ...rest } = field
    return choices.length > 0 || [field.value ?? []].flat().length > 0 ? [{ ...rest, choices }] : []
  }
  return { ...form, sections: form.sections.map((one) => ({ ...one, fields: one.fields.flatMap(offered) })) }
}

function offerExams(
  ctx: Context,
  field: FieldDescription,
  exams: { value: string; label: string }[],
): FieldDescription[] {
  if (!ctx.site.plugins.has('exam')) return []
  const { source: _everywhere, ...rest } = field
  return [{ ...rest, choices: exams, ...(exams.length === 0 && { hint: editorWords.noExams[ctx.locale] }) }]
}

/** The form on its own screen, with the link back to its course. */
export const shownIn = async (
  ctx: Context,
  form: FormDescription,
  { course, lesson }: { course: { _id: string; name: string }; lesson: string | null },
): Promise<FormDescription> => ({
  ...(await offerLessons(ctx, form, { courseID: course._id, lesson })),
  ...wayBack(ctx, course),
})
