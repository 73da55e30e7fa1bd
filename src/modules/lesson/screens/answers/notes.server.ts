import { timecode } from '#domain/learning/watch/timecode.ts'
import { enrolmentOf } from '#modules/enroll/public-api.ts'
import { from, rows } from '#platform/data/collection/rows.ts'
import type { Context } from '#platform/context.ts'
import { notFound } from '#platform/errors/errors.ts'
import { fill } from '#platform/site/i18n/words.ts'
import { loads } from '#platform/http/request.server.ts'
import { courseOf } from '../../components/course/lessons.server.ts'
import { besideWords, exportWords } from '../../player/words.ts'

/** The learner's own notes of a course as text, lesson by lesson. */
export const loader = loads(async (ctx, { params }) => {
  const course = await courseOf(ctx, params['cid'])
  const enrolment = await enrolmentOf(ctx, course._id)
  if (!enrolment) throw notFound()
  const notes = await notesOf(ctx, enrolment._id)
  const text = asText(ctx, { course: course.name, notes })
  return new Response(text, {
    headers: {
      'content-type': 'text/plain; charset=utf-8',
      'content-disposition': `attachment; filename="notes.txt"; filename*=UTF-8''${encodeURIComponent(`${exportWords.file[ctx.locale]}.txt`)}`,
      'cache-control': 'private, no-store',
    },
  })
})

type Notes = Awaited<ReturnType<typeof notesOf>>

const notesOf = (ctx: Context, enrollID: string) =>
  from(ctx, 'lesson_note')
    .innerJoin(rows(ctx, 'lesson'), 'lesson._id', 'lesson_note.lessonID')
    .select(['lesson_note.lessonID', 'lesson_note.at', 'lesson_note.text', 'lesson.name'])
    .where('lesson_note.enrollID', '=', enrollID)
    .orderBy('lesson.order')
    .orderBy('lesson._id')
    .orderBy('lesson_note.at', (order) => order.asc().nullsFirst())
    .orderBy('lesson_note._id')
    .limit(5000)
    .execute()

function asText({ locale }: Context, { course, notes }: { course: string; notes: Notes }): string {
  const lines = notes.flatMap(({ lessonID, at, text, name }, n) => {
    const isFirst = notes[n - 1]?.lessonID !== lessonID
    const place = at === null ? '' : `${timecode(at)}  `
    return [...(isFirst ? ['', name] : []), `${place}${text || besideWords.bookmarked[locale]}`]
  })
  return `\uFEFF${[fill(exportWords.title[locale], { course }), ...lines].join('\r\n')}\r\n`
}
