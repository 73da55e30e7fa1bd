import { href } from 'react-router'
import type { FormDefinition } from '#domain/form/definition.ts'
import { bangkokDay } from '#domain/thai-calendar/bangkok.ts'
import { formatMonth, formatShortMonth, monthParts } from '#domain/thai-calendar/format.ts'
import { from } from '#platform/data/collection/rows.ts'
import { listWords } from '#platform/office/screens/description/list-words.ts'
import type { Context } from '#platform/context.ts'
import { fill, inLocale } from '#platform/site/i18n/words.ts'
import type { ChartDescription } from '#ui/office/record/chart/chart-description.ts'
import type { DashboardDescription } from '#ui/office/record/dashboard/dashboard-description.ts'
import { AnswerSummary, type Count, Counter, type FieldSummary } from '../../rules/summarise-answers.ts'
import { settingsOf } from '../../submissions/form/settings.server.ts'
import { latestVersion } from '../../submissions/form/versions.server.ts'
import { officeWords as words } from '../words.ts'

/** How many submissions a summary counts, newest first. */
const most = 10_000
/** How many of them are in memory at once. */
const atOnce = 500
/** How many answers in words a question shows, newest first. */
const mostTexts = 10
/** Fewer answers of an anonymous form have no summary. */
const minAnonymous = 5

/** Describes what people answered: a chart or a list for each question. */
export async function describeSummary(
  ctx: Context,
  formID: string,
): Promise<Pick<DashboardDescription, 'charts' | 'related'> & { note: string | null; n: number }> {
  const [version, settings] = await Promise.all([latestVersion(ctx, formID), settingsOf(ctx, formID)])
  const { summaries, months, n } = await readAnswers(ctx, { formID, definition: version?.definition })
  if (settings.isAnonymous && n < minAnonymous) return { charts: [], related: [], n, note: words.few[ctx.locale] }
  return {
    charts: [monthChart(ctx, { months, n }), ...summaries.flatMap((summary) => chartsOf(ctx, summary))],
    related: summaries.flatMap((summary) => listsOf(ctx, { formID, summary })),
    ...{ n, note: n === 0 ? words.none[ctx.locale] : null },
  }
}

/** Reads the answers a part at a time: 10,000 submissions together take hundreds of megabytes. */
async function readAnswers(ctx: Context, of: { formID: string; definition: FormDefinition | undefined }) {
  const summary = of.definition && new AnswerSummary(of.definition)
  const months = new Counter()
  let n = 0
  while (n < most) {
    const rows = await from(ctx, 'form')
      .select(['form.formData', 'form.createdAt'])
      .where('form.formID', '=', of.formID)
      .where('form.isSuspected', '=', false)
      .where('form.status', 'in', ['submit', 'confirm'])
      .orderBy('form.createdAt', 'desc')
      .orderBy('form._id', 'desc')
      .limit(atOnce)
      .offset(n)
      .execute()
    summary?.add(rows.map(({ formData }) => formData))
    for (const { createdAt } of rows) months.add(bangkokDay(Date.parse(createdAt)).slice(0, 7))
    n += rows.length
    if (rows.length < atOnce) break
  }
  return { summaries: summary?.fields ?? [], months: months.months, n }
}

const monthChart = (ctx: Context, { months, n }: { months: readonly Count[]; n: number }) =>
  chart(ctx, { title: words.byMonth[ctx.locale], counts: months, n, isByMonth: true })

const chartsOf = (ctx: Context, summary: FieldSummary): ChartDescription[] =>
  summary.kind === 'counts'
    ? [chart(ctx, { ...summary, title: titleOf(summary), isByMonth: summary.field.type === 'datetime' })]
    : []

const titleOf = ({ field }: FieldSummary) => (field.label || field.name).slice(0, 120)

interface Counted {
  title: string
  counts: readonly Count[]
  n: number
  isByMonth: boolean
}

function chart({ locale }: Context, { title, counts, n, isByMonth }: Counted): ChartDescription {
  const greatest = Math.max(1, ...counts.map(({ count }) => count))
  const number = (value: number) => value.toLocaleString('th-TH')
  return {
    ...{
      kind: isByMonth ? 'bars' : 'ranks',
      title,
      text: fill(words.answerCount[locale], { n }),
      empty: words.none[locale],
    },
    points: counts.map(({ label, count }) => ({
      ...{
        label: isByMonth ? monthText(label, locale) : label,
        value: count,
        tick: isByMonth ? monthText(label, locale, formatShortMonth) : label,
      },
      text: fill(words.share[locale], { count: number(count), percent: n === 0 ? 0 : Math.round((100 * count) / n) }),
    })),
    steps: [0, greatest].map((value) => ({ value, text: number(value) })),
    words: inLocale({ table: words.table, what: words.option, value: words.count, periods: words.periods }, locale),
  }
}

function monthText(month: string, locale: Context['locale'], format = formatMonth): string {
  return /^\d{4}-\d{2}$/.test(month) ? format(monthParts(month), locale) : month
}

type ListOf = { formID: string; summary: FieldSummary }

function listsOf({ locale }: Context, { formID, summary }: ListOf): DashboardDescription['related'] {
  if (summary.kind === 'counts') return []
  const number = (value: number) => value.toLocaleString('th-TH', { maximumFractionDigits: 2 })
  const texts =
    summary.kind === 'texts'
      ? summary.texts.slice(0, mostTexts)
      : [
          fill(words.numbers[locale], {
            ...{ min: number(summary.min), middle: number(summary.middle) },
            ...{ max: number(summary.max), mean: number(summary.mean) },
          }),
        ]
  return [
    {
      ...{ title: titleOf(summary), count: fill(words.answerCount[locale], { n: summary.n }) },
      ...(texts.length < summary.n &&
        summary.kind === 'texts' && {
          all: { label: words.allAnswers[locale], href: href('/cms/form/:id', { id: formID }) },
        }),
      list: {
        columns: [{ name: 'text', label: words.answers[locale], kind: 'text' }],
        rows: texts.map((text, at) => ({ id: String(at), actions: [], cells: { text: { text } } })),
        words: listWords(locale),
      },
    },
  ]
}
