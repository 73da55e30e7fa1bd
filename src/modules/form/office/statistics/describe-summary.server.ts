import { href } from 'react-router'
import { formatMonth, formatShortMonth, monthParts } from '#domain/thai-calendar/format.ts'
import { from } from '#platform/data/collection/rows.ts'
import { listWords } from '#platform/office/screens/description/list-words.ts'
import type { Context } from '#platform/context.ts'
import { fill, inLocale } from '#platform/site/i18n/words.ts'
import type { ChartDescription } from '#ui/office/record/chart/chart-description.ts'
import type { DashboardDescription } from '#ui/office/record/dashboard/dashboard-description.ts'
import { type FieldSummary, summariseAnswers } from '../../rules/summarise-answers.ts'
import { settingsOf } from '../../submissions/form/settings.server.ts'
import { latestVersion } from '../../submissions/form/versions.server.ts'
import { officeWords as words } from '../words.ts'

/** How many submissions a summary counts, newest first. */
const most = 10_000
/** How many answers in words a question shows, newest first. */
const mostTexts = 10
/** Fewer answers of an anonymous form have no summary. */
const minAnonymous = 5

/** Describes what people answered: a chart or a list for each question. */
export async function describeSummary(
  ctx: Context,
  formID: string,
): Promise<Pick<DashboardDescription, 'charts' | 'related'> & { note: string | null; n: number }> {
  const [version, settings, rows] = await Promise.all([
    latestVersion(ctx, formID),
    settingsOf(ctx, formID),
    from(ctx, 'form')
      .select(['form.formData', 'form.createdAt'])
      .where('form.formID', '=', formID)
      .where('form.isSuspected', '=', false)
      .where('form.status', 'in', ['submit', 'confirm'])
      .orderBy('form.createdAt', 'desc')
      .limit(most)
      .execute(),
  ])
  if (settings.isAnonymous && rows.length < minAnonymous)
    return { charts: [], related: [], n: rows.length, note: words.few[ctx.locale] }
  const summaries = version
    ? summariseAnswers(
        version.definition,
        rows.map(({ formData }) => formData),
      )
    : []
  return {
    charts: [monthChart(ctx, rows), ...summaries.flatMap((summary) => chartsOf(ctx, summary))],
    related: summaries.flatMap((summary) => listsOf(ctx, { formID, summary })),
    ...{ n: rows.length, note: rows.length === 0 ? words.none[ctx.locale] : null },
  }
}

function monthChart(ctx: Context, rows: readonly { createdAt: string }[]): ChartDescription {
  const months = Map.groupBy(rows, ({ createdAt }) =>
    new Date(Date.parse(createdAt) + 7 * 3_600_000).toISOString().slice(0, 7),
  )
  const counts = [...months]
    .map(([label, list]) => ({ label, count: list.length }))
    .toSorted((a, b) => (a.label < b.label ? -1 : 1))
  return chart(ctx, { title: words.byMonth[ctx.locale], counts: counts.slice(-24), n: rows.length, isByMonth: true })
}

const chartsOf = (ctx: Context, summary: FieldSummary): ChartDescription[] =>
  summary.kind === 'counts'
    ? [chart(ctx, { ...summary, title: titleOf(summary), isByMonth: summary.field.type === 'datetime' })]
    : []

const titleOf = ({ field }: FieldSummary) => (field.label || field.name).slice(0, 120)

interface Counted {
  title: string
  counts: readonly { label: string; count: number }[]
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
