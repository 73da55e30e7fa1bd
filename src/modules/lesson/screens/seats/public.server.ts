import { href } from 'react-router'
import type { Context } from '#platform/context.ts'
import { notFound } from '#platform/errors/errors.ts'
import { imageMeta } from '#platform/content/file/library/image-meta.ts'
import { wordsOf } from '#platform/site/i18n/words-of.ts'
import { headOf } from '#platform/content/page/head/page-head.server.ts'
import { loads } from '#platform/http/request.server.ts'
import { coverOf } from '../../components/course-summary.ts'
import { factsOf } from '../../components/course/facts.server.ts'
import { courseOf, type LessonRow, lessonsOf, taughtIn } from '../../components/course/lessons.server.ts'
import { outlineOf } from '../../components/course/outline.ts'
import { publicWords } from '../../components/seats/words.ts'
import { chaptersOf, sequenceOf } from '../../rules/chapters.ts'
import { detailWords } from '../../words.ts'

/**
 * The public page of a published course for sharing: its description, and its preview lessons, which play without a
 * login. Everybody sees the same. Other lesson content is not even read.
 */
export const loader = loads(async (ctx, { params, url }) => {
  const course = await courseOf(ctx, params.id)
  if (!course.status) throw notFound()
  const [lessons, facts, frame] = await Promise.all([
    lessonsOf(ctx, course._id),
    factsOf(ctx, course),
    imageMeta(ctx, [course.cover]),
  ])
  const chapters = chaptersOf(lessons)
  const previews = sequenceOf(chapters).filter(({ preview }) => preview)
  const lesson = previews.find(({ _id }) => _id === url.searchParams.get('lesson')) ?? previews[0]
  const detail = href('/lesson/detail/:id', { id: course._id })
  return {
    head: headOf(ctx, { name: course.name, text: course.short_description, path: detail }),
    words: {
      ...wordsOf(ctx, { name: 'lesson.public', words: publicWords }),
      ...wordsOf(ctx, { name: 'lesson.detail', words: detailWords }),
    },
    name: course.name,
    lead: course.short_description,
    description: course.description,
    detail,
    home: href('/'),
    facts,
    cover: coverOf(course, frame),
    lesson: lesson
      ? { id: lesson._id, name: lesson.name, kind: lesson.kind, ...(await taughtIn(ctx, lesson._id)) }
      : null,
    outline: outlineFor(ctx, { id: course._id, chapters, now: lesson?._id }),
  }
})

type Chapters = ReturnType<typeof chaptersOf<LessonRow>>

/** Preview lessons open here. Other lessons show only their names. */
function outlineFor(ctx: Context, { id, chapters, now }: { id: string; chapters: Chapters; now: string | undefined }) {
  return outlineOf(chapters, {
    locale: ctx.locale,
    ...(now && { now }),
    stateOf: ({ _id, preview }) => (_id === now ? 'now' : preview ? 'preview' : 'locked'),
    hrefOf: ({ _id, preview }) =>
      preview ? `${href('/lesson/public/:id', { id })}?${new URLSearchParams({ lesson: _id })}` : undefined,
  })
}
