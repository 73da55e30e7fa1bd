import { href } from 'react-router'
import { from } from '#platform/data/collection/rows.ts'
import type { Context } from '#platform/context.ts'
import { loads } from '#platform/http/request.server.ts'
import { pageTitle } from '#platform/site/page-title.ts'
import { fill, inLocale } from '#platform/site/i18n/words.ts'
import { choiceIn, type CourseChoice, countsIn, maxRecords, settledChoice } from '../../pdf/course-learners.server.ts'
import { pdfWords as words } from './words.ts'

const maxCourses = 1000

/** The documents of a course or round, each as a file. */
export const loader = loads(async (ctx, { url }) => {
  const { locale } = ctx
  const choice = choiceIn(url)
  const chosen = choice && (await describeChoice(ctx, choice))
  return {
    title: pageTitle(ctx, words.title[locale]),
    crumbs: [{ href: href('/certificate/dashboard'), label: words.listOf[locale] }],
    courses: await coursesOf(ctx),
    chosen,
    words: inLocale(words, locale),
  }
})

async function coursesOf(ctx: Context) {
  const found = await from(ctx, 'course')
    .select(['course._id', 'course.name'])
    .orderBy('course.name')
    .orderBy('course._id')
    .limit(maxCourses)
    .execute()
  return found.map(({ _id, name }) => ({ value: _id, label: name }))
}

async function describeChoice(ctx: Context, choice: CourseChoice) {
  const { locale } = ctx
  const settled = await settledChoice(ctx, choice)
  const { learners, certificates } = await countsIn(ctx, settled)
  const rounds = await from(ctx, 'course_round')
    .select(['course_round._id', 'course_round.number'])
    .where('course_round.courseID', '=', settled.course._id)
    .orderBy('course_round.number', 'desc')
    .limit(500)
    .execute()
  const link = (kind: 'certificates' | 'roster' | 'attendance', n: number) => ({
    ...{ kind, label: fill(words[kind][locale], { n: n.toLocaleString('th-TH') }), isFull: n > maxRecords },
    href: `${href('/lesson/pdf/:kind', { kind })}?${new URLSearchParams({ courseID: settled.course._id, roundID: choice.roundID })}`,
  })
  return {
    ...{ name: settled.course.name, courseID: settled.course._id, roundID: choice.roundID },
    rounds: rounds.map(({ _id, number }) => ({ value: _id, label: fill(words.roundName[locale], { n: number }) })),
    certificates: certificates === 0 ? null : link('certificates', certificates),
    lists: learners === 0 ? [] : [link('roster', learners), link('attendance', learners)],
    tooMany: fill(words.tooMany[locale], { n: maxRecords }),
  }
}
