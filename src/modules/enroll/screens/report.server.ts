import { bangkokDay } from '#domain/thai-calendar/bangkok.ts'
import type { Period } from '#domain/thai-calendar/period.ts'
import type { Context } from '#platform/context.ts'
import { inLocale } from '#platform/site/i18n/words.ts'
import { acts, loads } from '#platform/http/request.server.ts'
import { describeDashboard } from '#platform/office/screens/dashboard/describe-dashboard.ts'
import { describeRanks } from '#platform/office/screens/list/figures/describe-ranks.ts'
import { fill } from '#platform/site/i18n/words.ts'
import { thaiYear } from '#domain/thai-calendar/format.ts'
import { askedReport, periodChoice, wayChoices } from '../components/report/asked.ts'
import { countAll, countGroups, countMonths, type Group, type Way } from '../components/report/count-groups.server.ts'
import { describeMonths } from '../components/report/describe-months.ts'
import { describeGroups, figuresOf, measures, nameIn, number, rowsOf } from '../components/report/describe-report.ts'
import { reportFile } from '../components/report/report-file.server.ts'
import { reportWords as words } from '../components/report/words.ts'

const most = 200
const mostInFile = 100_000

/** The results of a period's enrolments, by course, term, branch, institution or learner (guide of the module). */
export const loader = loads(async (ctx, { route, url }) => {
  const { locale } = ctx
  const asked = askedReport(ctx, url)
  const { period, way, isBad } = asked
  const year = Number(bangkokDay(ctx.now).slice(0, 4))
  const groups = await countGroups(ctx, { period, way, most: most + 1 })
  const [all, months] = [await countAll(ctx, period), await countMonths(ctx, year)]
  const shown = groups.slice(0, most)
  const described = describeDashboard(ctx, {
    route,
    figures: figuresOf(ctx, { all, period }),
    charts: chartsOf(ctx, { period, way, shown, months, year }),
    related: [describeGroups(ctx, { way, period, groups: shown, isCut: groups.length > most, most })],
  })
  return {
    ...described,
    choice: periodChoice(ctx, asked),
    ways: wayChoices(ctx, asked),
    problem: isBad ? words.badDay[locale] : null,
    words: inLocale(words, locale),
  }
})

interface Charted {
  period: Period
  way: Way
  shown: readonly Group[]
  months: readonly number[]
  year: number
}

/** The largest groups, and the enrolments of the year. A single group gets no chart. */
function chartsOf(ctx: Context, of: Charted) {
  const { locale } = ctx
  const title = fill(words.byMonth[locale], { year: locale === 'th' ? thaiYear(of.year) : of.year })
  const months = { title, value: words.enrolled[locale], year: of.year, months: of.months }
  if (of.shown.length < 2) return []
  return [ranked(ctx, of, 'enrolled'), ranked(ctx, of, 'completed'), describeMonths(ctx, months)]
}

function ranked(ctx: Context, { period, way, shown }: Charted, what: 'enrolled' | 'completed') {
  const { locale } = ctx
  const title = what === 'enrolled' ? words.mostEnrolled : words.mostCompleted
  return describeRanks(ctx, {
    ...{ title: title[locale], what: words[way][locale], value: words[what][locale] },
    points: shown
      .toSorted((a, b) => b[what] - a[what])
      .slice(0, 8)
      .map((group) => ({
        ...{ label: nameIn(ctx, group), value: group[what], text: number(group[what]) },
        ...rowsOf({ way, period, group, what }),
      })),
  })
}

/** The same table with all its lines, as a file. */
export const action = acts(async (ctx, { form, url }) => {
  const { period, way } = askedReport(ctx, url)
  const groups = await countGroups(ctx, { period, way, most: mostInFile })
  const said = inLocale(words, ctx.locale)
  return {
    file: await reportFile(ctx, form.get('intent'), {
      name: `${said[way]} ${period.from} ${period.to}`,
      heads: [said[way], ...measures.map((measure) => said[measure])],
      rows: groups.map((group) => [
        nameIn(ctx, group),
        ...measures.map((measure) => (group[measure] === null ? '' : String(Math.round(group[measure] * 10) / 10))),
      ]),
    }),
  }
})
