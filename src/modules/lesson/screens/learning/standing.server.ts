import { href } from 'react-router'
import type { Context } from '#platform/context.ts'
import { notFound } from '#platform/errors/errors.ts'
import { fill, inLocale } from '#platform/site/i18n/words.ts'
import { loads } from '#platform/http/request.server.ts'
import { words as screenWords } from '#platform/office/screens/words.ts'
import { pageTitle } from '#platform/site/page-title.ts'
import type { RecordDescription } from '#ui/office/description.ts'
import { tableOf } from '../../components/learning/describe-standings.ts'
import { type LearnerOf, learnerOf } from '../../lesson-access/learner-of.server.ts'
import { standingWords as words } from './words.ts'

/** A learner's states for the lessons of a course, and the exceptions. `?where=enrollID:is:…` selects the enrolment. */
export const loader = loads(async (ctx, { url }) => {
  const where = url.searchParams.get('where')
  if (where === null) return { record: nobodyChosen(ctx), title: pageTitle(ctx, words.title[ctx.locale]) }
  const enrollID = /^enrollID:is:([0-9a-f]{24})$/.exec(where)?.[1]
  const of = enrollID === undefined ? null : await learnerOf(ctx, enrollID)
  if (!of) throw notFound()
  const record = describe(ctx, of)
  return { record, title: pageTitle(ctx, record.heading) }
})

/** The URL alone names no learner: links from the enrolments do. */
const nobodyChosen = ({ locale }: Context): RecordDescription => ({
  crumbs: [{ href: href('/enroll/dashboard'), label: words.enrolments[locale] }],
  heading: words.title[locale],
  facts: [],
  actions: [{ label: words.choose[locale], href: href('/enroll/dashboard'), isPrimary: true }],
  sections: [
    { title: words.nobody[locale], pairs: [{ label: words.how[locale], value: { text: words.hint[locale] } }] },
  ],
  related: [],
  words: inLocale({ crumbs: screenWords.crumbs, more: screenWords.more }, locale),
})

function describe(ctx: Context, of: LearnerOf): RecordDescription {
  const { locale } = ctx
  const done = [...of.standings.values()].filter(({ state }) => state === 'done').length
  const figure = (n: number) => n.toLocaleString('th-TH')
  return {
    crumbs: [
      { href: href('/enroll/dashboard'), label: words.enrolments[locale] },
      { href: href('/enroll/detail/:id', { id: of.enrolment._id }), label: of.course.name },
    ],
    heading: fill(words.heading[locale], { name: of.name }),
    facts: [],
    figures: [{ label: words.learnt[locale], value: `${figure(done)} / ${figure(of.lessons.length)}` }],
    actions: [],
    sections: [],
    related: [
      {
        title: fill(words.lessons[locale], { course: of.course.name }),
        count: figure(of.lessons.length),
        list: tableOf(ctx, of),
      },
    ],
    words: inLocale({ crumbs: screenWords.crumbs, more: screenWords.more }, locale),
  }
}
