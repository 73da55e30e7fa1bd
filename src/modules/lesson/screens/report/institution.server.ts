import { href } from 'react-router'
import { bangkokDay } from '#domain/thai-calendar/bangkok.ts'
import { formatDay } from '#domain/thai-calendar/format.ts'
import type { Context } from '#platform/context.ts'
import { notFound } from '#platform/errors/errors.ts'
import { inLocale } from '#platform/site/i18n/words.ts'
import { acts, loads } from '#platform/http/request.server.ts'
import { describeDashboard } from '#platform/office/screens/dashboard/describe-dashboard.ts'
import { listWords } from '#platform/office/screens/description/list-words.ts'
import { describeRanks } from '#platform/office/screens/list/figures/describe-ranks.ts'
import type { Figure, RelatedList } from '#ui/office/description.ts'
import {
  countInstitutions,
  countLearners,
  type Counts,
  type Measure,
  measures,
} from '../../components/report/count-institutions.ts'
import { describeRows } from '../../components/report/describe-rows.ts'
import { monthOf, type Period, periodWritten, yearOf } from '#domain/thai-calendar/period.ts'
import { reportWords as words } from '../../components/report/words.ts'

type InstitutionCounts = Awaited<ReturnType<typeof countInstitutions>>

/** The results of each partner institution in a period, and the rows behind a selected figure (specification L85). */
export const loader = loads(async (ctx, { route, url }) => {
  const { searchParams } = url
  const { period, isBad } = periodOf(ctx, url)
  const counted = await countInstitutions(ctx, period)
  const measure = measures.find((one) => one === searchParams.get('what')) ?? 'learners'
  const opened = counted.find(({ _id }) => _id === searchParams.get('of'))
  const count = opened && number(opened.counts[measure])
  const list = tableOf(ctx, { counted, period })
  const described = describeDashboard(ctx, {
    route,
    figures: await figuresOf(ctx, { counted, period }),
    charts:
      counted.length < 2
        ? []
        : (['learners', 'passed'] as const).map((what) => chartOf(ctx, { counted, period, what })),
    related: [
      ...(opened ? [await describeRows(ctx, { institution: opened, period, measure, count: count! })] : []),
      { title: words.heading[ctx.locale], count: number(counted.length), list },
    ],
  })
  return { ...described, choice: choiceOf(ctx, period), problem: isBad ? words.badDay[ctx.locale] : null }
})

/** The same table as a spreadsheet download. */
export const action = acts(async (ctx, { form, url }) => {
  if (form.get('intent') !== 'export') throw notFound()
  const { period } = periodOf(ctx, url)
  const counted = await countInstitutions(ctx, period)
  const said = inLocale(words, ctx.locale)
  const heads = [said.institution, ...measures.map((measure) => said[measure])]
  const table = {
    title: said.heading,
    heads,
    forms: heads.map((_head, at) => (at === 0 ? 'text' : 'number')) as ('text' | 'number')[],
  }
  const rows = counted.map(({ name, counts }) => [name, ...measures.map((measure) => String(counts[measure]))])
  const bytes = await ctx.app.spreadsheets.write(table, once(rows))
  const type = 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet'
  return {
    file: {
      href: `data:${type};base64,${Buffer.from(bytes).toString('base64')}`,
      name: `${said.heading} ${period.from} ${period.to}.xlsx`,
    },
  }
})

async function* once(rows: string[][]) {
  yield rows
}

/** The period in the URL, or this year. `isBad` if the URL's period is invalid. */
function periodOf(ctx: Context, { searchParams }: URL): { period: Period; isBad: boolean } {
  const usual = yearOf(bangkokDay(ctx.now))
  const [from, to] = [searchParams.get('from'), searchParams.get('to')]
  if (from === null && to === null) return { period: usual, isBad: false }
  const period = periodWritten({ from: from ?? '', to: to ?? '' })
  return { period: period ?? usual, isBad: period === null }
}

const number = (n: number) => n.toLocaleString('th-TH')
const at = ({ from, to }: Period, of?: { institution: string; measure: Measure }) =>
  `${href('/lesson/institution/report')}?from=${from}&to=${to}${of ? `&of=${of.institution}&what=${of.measure}` : ''}`

async function figuresOf(
  ctx: Context,
  { counted, period }: { counted: InstitutionCounts; period: Period },
): Promise<Figure[]> {
  const sum = (measure: Measure) => counted.reduce((total, { counts }) => total + counts[measure], 0)
  const sums: Counts = {
    learners: await countLearners(ctx, period),
    ...{ enrolled: sum('enrolled'), passed: sum('passed'), hours: sum('hours') },
  }
  return measures.map((measure) => ({ label: words[measure][ctx.locale], value: number(sums[measure]) }))
}

const chartOf = (ctx: Context, of: { counted: InstitutionCounts; period: Period; what: Measure }) =>
  describeRanks(ctx, {
    ...{ title: words[of.what][ctx.locale], what: words.institution[ctx.locale], value: words[of.what][ctx.locale] },
    points: of.counted
      .toSorted((a, b) => b.counts[of.what] - a.counts[of.what])
      .slice(0, 8)
      .map(({ _id, name, counts }) => ({
        ...{ label: name, value: counts[of.what], text: number(counts[of.what]) },
        href: at(of.period, { institution: _id, measure: of.what }),
      })),
  })

const tableOf = (ctx: Context, { counted, period }: { counted: InstitutionCounts; period: Period }): RelatedList => ({
  columns: [
    { name: 'name', label: words.institution[ctx.locale], kind: 'text' },
    ...measures.map((measure) => ({ name: measure, label: words[measure][ctx.locale], kind: 'number' as const })),
  ],
  rows: counted.map(({ _id, name, code, counts }) => ({
    ...{ id: _id, href: href('/lesson/institution/:id', { id: _id }), under: code, actions: [] },
    cells: {
      name: { text: name },
      ...Object.fromEntries(
        measures.map((measure) => [
          measure,
          {
            text: number(counts[measure]),
            ...(counts[measure] > 0 && { href: at(period, { institution: _id, measure }) }),
          },
        ]),
      ),
    },
  })),
  empty: {
    ...{ title: words.none[ctx.locale], text: words.noneText[ctx.locale] },
    action: { label: words.add[ctx.locale], href: href('/lesson/institution/add'), isPrimary: true },
  },
  words: listWords(ctx.locale),
})

function choiceOf(ctx: Context, period: Period) {
  const today = bangkokDay(ctx.now)
  const quick = { month: monthOf(today), year: yearOf(today), all: { from: '2000-01-01', to: today } }
  const written = (day: string) => formatDay(day, { length: 'medium', locale: ctx.locale })
  return {
    ...{ from: written(period.from), to: written(period.to), days: period },
    quick: Object.entries(quick).map(([name, one]) => ({
      ...{ label: words[name as keyof typeof quick][ctx.locale], href: at(one) },
      isCurrent: one.from === period.from && one.to === period.to,
    })),
    words: inLocale(words, ctx.locale),
  }
}
