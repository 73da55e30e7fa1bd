import { href } from 'react-router'
import { excerpt } from '#domain/thai-text/excerpt.ts'
import { from } from '#platform/data/collection/rows.ts'
import { wordsOf } from '#platform/site/i18n/words-of.ts'
import { feedAnswer } from '#platform/content/page/head/feed-answer.server.ts'
import { loads } from '#platform/http/request.server.ts'
import { pageTitle } from '#platform/site/page-title.ts'
import { trailWords } from '../../words.ts'

const mostEntries = 50

/** The newest published courses of the catalogue as a feed, the same for every viewer. */
export const loader = loads(async (ctx) => {
  const { courses: title } = wordsOf(ctx, { name: 'lesson.trail', words: trailWords })
  const courses = await from(ctx, 'course')
    .where('course.status', '=', true)
    .where('course.mode', '=', 'standard')
    .where('course.lesson_type', '=', 'child')
    .select(['course._id', 'course.name', 'course.short_description', 'course.createdAt'])
    .orderBy('course.createdAt', 'desc')
    .orderBy('course._id', 'desc')
    .limit(mostEntries)
    .execute()
  return feedAnswer(ctx, {
    ...{ title: pageTitle(ctx, title), text: ctx.site.about[ctx.locale] || title },
    ...{ path: href('/lesson/home'), self: href('/lesson/home/feed') },
    entries: courses.map(({ _id, name, short_description, createdAt }) => ({
      ...{ title: name, text: excerpt(short_description, 300), at: createdAt },
      path: href('/lesson/detail/:id', { id: _id }),
    })),
  })
})
