import { href } from 'react-router'
import { bangkokDay } from '#domain/thai-calendar/bangkok.ts'
import { thaiYear } from '#domain/thai-calendar/format.ts'
import type { Context } from '#platform/context.ts'
import { fill, inLocale } from '#platform/site/i18n/words.ts'
import { acts, loads } from '#platform/http/request.server.ts'
import { describeDashboard } from '#platform/office/screens/dashboard/describe-dashboard.ts'
import { listWords } from '#platform/office/screens/description/list-words.ts'
import { listOf } from '#platform/office/screens/list/filter/conditions.ts'
import type { RelatedList } from '#ui/office/description.ts'
import { describeMonths } from '../../components/report/describe-months.ts'
import { reportFile } from '../../components/report/report-file.server.ts'
import { peopleOfYear, sumsOfYear, type YearOfPerson } from '../../hours/sum-year.server.ts'
import { yearWords as words } from '../../hours/words.ts'

const most = 200
const mostInFile = 100_000

/** The credit hours of a year, learner by learner. */
export const loader = loads(async (ctx, { route, url }) => {
  const { locale } = ctx
  const year = yearOf(ctx, url)
  const [people, sums] = await Promise.all([peopleOfYear(ctx, { year, most }), sumsOfYear(ctx, year)])
  const said = inLocale(words, locale)
  const mean = sums.people === 0 ? 0 : sums.hours / sums.people
  const title = said.person + (sums.people > most ? ` (${fill(said.first, { n: number(most) })})` : '')
  const described = describeDashboard(ctx, {
    route,
    total: fill(said.of, { year: writtenYear(locale, year) }),
    figures: [
      { label: said.people, value: number(sums.people) },
      { label: said.hours, value: number(sums.hours) },
      { label: said.adjusted, value: number(sums.adjusted) },
      { label: said.mean, value: number(mean) },
    ],
    charts: [describeMonths(ctx, { title: said.byMonth, value: said.hours, year, months: sums.months })],
    related: [{ title, count: number(sums.people), list: tableOf(ctx, people, year) }],
  })
  const latest = yearNow(ctx)
  const years = Array.from({ length: 5 }, (_, at) => latest - at).map((one) => ({
    ...{
      label: writtenYear(locale, one),
      href: `${href('/enroll/hours/year')}?year=${thaiYear(one)}`,
      isCurrent: one === year,
    },
  }))
  return { ...described, years, words: said }
})

/** The same for all learners, as a file. */
export const action = acts(async (ctx, { form, url }) => {
  const year = yearOf(ctx, url)
  const people = await peopleOfYear(ctx, { year, most: mostInFile })
  const said = inLocale(words, ctx.locale)
  return {
    file: await reportFile(ctx, form.get('intent'), {
      name: `${said.hours} ${thaiYear(year)}`,
      heads: [said.person, said.courses, said.earned, said.adjusted, said.hours],
      rows: people.map(({ name, courses, earned, adjusted, hours }) => [
        name,
        ...[courses, earned, adjusted, hours].map(String),
      ]),
    }),
  }
})

const number = (n: number) => n.toLocaleString('th-TH', { maximumFractionDigits: 1 })
const yearNow = ({ now }: Context) => Number(bangkokDay(now).slice(0, 4))
const writtenYear = (locale: Context['locale'], year: number) => String(locale === 'th' ? thaiYear(year) : year)

/** The year in the URL, converted from the Buddhist era. This year if there is none. */
function yearOf(ctx: Context, { searchParams }: URL): number {
  const asked = /^2[456]\d\d$/.exec(searchParams.get('year') ?? '')
  return asked ? Number(asked[0]) - 543 : yearNow(ctx)
}

function tableOf({ locale }: Context, people: readonly YearOfPerson[], year: number): RelatedList {
  const measures = ['courses', 'earned', 'adjusted', 'hours'] as const
  const linesOf = (userID: string) =>
    listOf(href('/enroll/hours'), [
      { field: 'userID', operator: 'is', value: userID },
      { field: 'earnedOn', operator: 'from', value: `${year}-01-01` },
      { field: 'earnedOn', operator: 'until', value: `${year}-12-31` },
    ])
  return {
    columns: [
      { name: 'person', label: words.person[locale], kind: 'person' },
      ...measures.map((name) => ({ name, label: words[name][locale], kind: 'number' as const })),
    ],
    rows: people.map((one) => ({
      ...{ id: one._id, href: linesOf(one._id), actions: [] },
      cells: {
        person: { text: one.name },
        ...Object.fromEntries(measures.map((name) => [name, { text: number(one[name]) }])),
      },
    })),
    empty: { title: words.empty[locale] },
    words: listWords(locale),
  }
}
