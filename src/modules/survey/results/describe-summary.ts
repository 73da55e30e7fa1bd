import type { Context } from '#platform/context.ts'
import { fill, inLocale } from '#platform/site/i18n/words.ts'
import type { RelatedList } from '#ui/office/description.ts'
import type { ChartDescription } from '#ui/office/record/chart/chart-description.ts'
import { listWords } from '#platform/office/screens/description/list-words.ts'
import type { QuestionViewModel } from '../answering/describe-question.ts'
import { ownWords } from '../screens/own/words.ts'
import { resultWords as words } from './words.ts'
import type { Count, Summary } from '../rules/summarise.ts'

interface Described {
  charts: ChartDescription[]
  related: { title: string; count?: string; list: RelatedList }[]
}

interface Summarised<Kind extends Summary['kind'] = Summary['kind']> {
  view: QuestionViewModel
  summary: Extract<Summary, { kind: Kind }>
}

const maxTitle = 120
const maxTexts = 500

/** The chart or the list of a question's result. A hidden one has neither. */
export function describeSummary(ctx: Context, of: Summarised): Described {
  const { summary } = of
  switch (summary.kind) {
    case 'hidden':
      return { charts: [], related: [] }
    case 'counts':
      return { charts: [chartOf(ctx, { ...of, summary })], related: [] }
    case 'matrix':
      return { charts: [], related: [tableOf(ctx, { ...of, summary })] }
    case 'ranks':
      return { charts: [], related: [ranksOf(ctx, { ...of, summary })] }
    case 'numbers':
    case 'texts':
      return { charts: [], related: [textsOf(ctx, { ...of, summary })] }
  }
}

const titleOf = ({ label, text }: QuestionViewModel) =>
  `${label}: ${text.length > maxTitle ? `${text.slice(0, maxTitle)}…` : text}`

const number = (value: number, digits = 2) => value.toLocaleString('th-TH', { maximumFractionDigits: digits })
const percentOf = (count: number, n: number) => (n === 0 ? 0 : Math.round((100 * count) / n))

const shareText = ({ locale }: Context, { count, n }: { count: number; n: number }) =>
  fill(words.share[locale], { count: number(count), percent: percentOf(count, n) })

function chartOf(ctx: Context, { view, summary }: Summarised<'counts'>): ChartDescription {
  const { locale } = ctx
  const isScale = view.question.type === 'scale'
  const most = Math.max(1, ...summary.counts.map(({ count }) => count))
  const counts = isScale ? summary.counts : summary.counts.toSorted((a, b) => b.count - a.count)
  const total = fill(words.answers[locale], { n: summary.n })
  const mean = summary.mean === null ? '' : ` · ${fill(words.mean[locale], { mean: number(summary.mean) })}`
  return {
    ...{ kind: isScale ? 'bars' : 'ranks', title: titleOf(view), text: `${total}${mean}`, empty: words.none[locale] },
    points: counts.map((one) => ({
      ...{ label: labelOf(ctx, one), value: one.count, tick: one.label },
      text: shareText(ctx, { count: one.count, n: summary.n }),
    })),
    steps: [0, most].map((value) => ({ value, text: number(value) })),
    words: inLocale({ table: words.table, what: words.choice, value: words.count, periods: words.periods }, locale),
  }
}

const labelOf = ({ locale }: Context, { id, label }: Count) =>
  label === 'true' && id === 'true'
    ? ownWords.yes[locale]
    : label === 'false' && id === 'false'
      ? ownWords.no[locale]
      : label

function tableOf(ctx: Context, { view, summary }: Summarised<'matrix'>) {
  const { locale } = ctx
  const columns = summary.rows[0]?.counts ?? []
  return related(ctx, {
    ...{ view, n: summary.n },
    columns: [
      { name: 'row', label: words.row[locale], kind: 'text' },
      ...columns.map(({ id, label }) => ({ name: id, label, kind: 'number' as const })),
    ],
    rows: summary.rows.map((row) => ({
      ...{ id: row.id, actions: [] },
      cells: {
        row: { text: row.label },
        ...Object.fromEntries(
          row.counts.map(({ id, count }) => [id, { text: shareText(ctx, { count, n: summary.n }) }]),
        ),
      },
    })),
  })
}

const ranksOf = (ctx: Context, { view, summary }: Summarised<'ranks'>) =>
  related(ctx, {
    ...{ view, n: summary.n },
    columns: [
      { name: 'item', label: words.item[ctx.locale], kind: 'text' },
      { name: 'mean', label: words.meanRank[ctx.locale], kind: 'number' },
    ],
    rows: summary.ranks.map(({ id, label, mean }) => ({
      ...{ id, actions: [], cells: { item: { text: label }, mean: { text: number(mean) } } },
    })),
  })

function textsOf(ctx: Context, { view, summary }: Summarised<'texts' | 'numbers'>) {
  const numbers =
    summary.kind === 'numbers' && summary.n > 0
      ? fill(words.meanMedian[ctx.locale], { mean: number(summary.mean), median: number(summary.median) })
      : ''
  return related(ctx, {
    ...{ view, n: summary.n, more: numbers },
    columns: [{ name: 'text', label: words.text[ctx.locale], kind: 'text' }],
    rows: summary.texts
      .slice(0, maxTexts)
      .map((text, at) => ({ id: String(at), actions: [], cells: { text: { text } } })),
  })
}

type Listed = Pick<RelatedList, 'columns' | 'rows'> & { view: QuestionViewModel; n: number; more?: string }

const related = ({ locale }: Context, { view, n, more, columns, rows }: Listed) => ({
  title: titleOf(view),
  count: [fill(words.answers[locale], { n }), more].filter(Boolean).join(' · '),
  list: { columns, rows, empty: { title: words.none[locale] }, words: listWords(locale) },
})
