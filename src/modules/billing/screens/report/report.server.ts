import { href } from 'react-router'
import { bangkokDay } from '#domain/thai-calendar/bangkok.ts'
import { formatDay, formatMonth, formatShortMonth, monthParts } from '#domain/thai-calendar/format.ts'
import { addBaht } from '#domain/money/baht.ts'
import { from } from '#platform/data/collection/rows.ts'
import type { Context } from '#platform/context.ts'
import { notFound } from '#platform/errors/errors.ts'
import { fill, inLocale } from '#platform/site/i18n/words.ts'
import { acts, loads } from '#platform/http/request.server.ts'
import { describeDashboard } from '#platform/office/screens/dashboard/describe-dashboard.ts'
import { listWords } from '#platform/office/screens/description/list-words.ts'
import type { Action, RelatedList } from '#ui/office/description.ts'
import type { ChartDescription } from '#ui/office/record/chart/chart-description.ts'
import { ratesOf } from '../../issuing/price-document.server.ts'
import { rateEnd } from '../../rules/moments.ts'
import { queueMonth } from '../../etax/files/month-files.server.ts'
import { etaxWords } from '../../etax/words.ts'
import { screenWords as words } from '../words.ts'
import { describeMonthFiles } from './describe-month-files.ts'
import { monthIn, monthsBefore, readMonths, readReport } from '../../issuing/read-report.server.ts'

const maxShown = 200
type Report = Awaited<ReturnType<typeof readReport>>

/** The output VAT report of a branch in a month (section 87). */
export const loader = loads(async (ctx, { route, url }) => {
  const { branches, branchID, month } = await chosen(ctx, url)
  const rows = await readReport(ctx, { branchID, month })
  const files = await describeMonthFiles(ctx, { branchID, month })
  const described = describeDashboard(ctx, {
    route,
    actions: [...files.actions, ...linksOf(ctx, { branches, branchID, month })],
    sections: files.sections,
    total: monthName(ctx, month),
    figures: (['base', 'vat'] as const).map((name) => ({
      label: words[name][ctx.locale],
      value: money(addBaht(...rows.map((row) => row[name]))),
    })),
    charts: [chartOf(ctx, await readMonths(ctx, { branchID, month }), branchID)],
    related: [{ title: words.report[ctx.locale], count: String(rows.length), list: tableOf(ctx, rows) }],
  })
  const ends = rateEnd(await ratesOf(ctx), bangkokDay(ctx.now))
  const day = ends && formatDay(ends, { length: 'long', locale: ctx.locale })
  return {
    ...described,
    warning: day ? fill(words.rateEnds[ctx.locale], { day }) : null,
    words: inLocale(words, ctx.locale),
  }
})

/** The same as a spreadsheet with every document; or the XML of documents that have none, or one without signature, is written. */
export const action = acts(async (ctx, { form, url }) => {
  const { branchID, month, branches } = await chosen(ctx, url)
  if (form.get('intent') === 'etax-write') {
    await queueMonth(ctx, { branchID, month })
    return { done: etaxWords.writing[ctx.locale] }
  }
  if (form.get('intent') !== 'export') throw notFound()
  const { table, cells } = sheetOf(ctx, await readReport(ctx, { branchID, month }))
  const bytes = await ctx.app.spreadsheets.write(table, once(cells))
  const type = 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet'
  const branchNo = branches.find(({ _id }) => _id === branchID)?.branchNo ?? ''
  const name = `${words.report[ctx.locale]} ${branchNo} ${month}.xlsx`
  return { file: { href: `data:${type};base64,${Buffer.from(bytes).toString('base64')}`, name } }
})

function sheetOf(ctx: Context, rows: Report) {
  const said = inLocale(words, ctx.locale)
  const cells = rows.map((row, at) =>
    [
      at + 1,
      row.issuedOn,
      row.number,
      row.buyerName,
      row.buyerTaxId,
      row.buyerBranch,
      row.base,
      row.vat,
      row.isVoided ? said.voidedMark : '',
    ].map((cell) => String(cell ?? '')),
  )
  const table = {
    title: said.report,
    heads: [
      said.at,
      said.day,
      said.number,
      said.buyerName,
      said.buyerTaxId,
      said.branchNo,
      said.base,
      said.vat,
      said.state,
    ],
    forms: ['number', 'date', 'text', 'text', 'text', 'text', 'number', 'number', 'text'] as (
      | 'text'
      | 'number'
      | 'date'
    )[],
  }
  return { table, cells }
}

async function* once(rows: string[][]) {
  yield rows
}

const money = (baht: number) => baht.toLocaleString('th-TH', { minimumFractionDigits: 2, maximumFractionDigits: 2 })
const monthName = ({ locale }: Context, month: string) => formatMonth(monthParts(month), locale)

async function chosen(ctx: Context, url: URL) {
  const branches = await from(ctx, 'tax_branch')
    .select(['_id', 'name', 'branchNo'])
    .orderBy('branchNo')
    .limit(200)
    .execute()
  const asked = url.searchParams.get('branch')
  const branchID = branches.find(({ _id }) => _id === asked)?._id ?? branches[0]?._id ?? ''
  return { branches, branchID, month: monthIn(ctx, url.searchParams.get('month')) }
}

type Chosen = Awaited<ReturnType<typeof chosen>>
const addressOf = (branchID: string, month: string) => `${href('/billing/report')}?branch=${branchID}&month=${month}`

/** The months beside the shown one, and the other branches. */
const linksOf = (ctx: Context, { branches, branchID, month }: Chosen): Action[] => [
  ...[monthsBefore(month, 1), monthsBefore(month, -1)].map((one) => ({
    label: monthName(ctx, one),
    href: addressOf(branchID, one),
  })),
  ...branches
    .filter(({ _id }) => _id !== branchID)
    .map(({ _id, branchNo }) => ({
      label: fill(words.allBranches[ctx.locale], { no: branchNo }),
      href: addressOf(_id, month),
    })),
]

function chartOf(ctx: Context, months: { month: string; vat: number }[], branchID: string): ChartDescription {
  const most = Math.max(1, ...months.map(({ vat }) => vat))
  return {
    ...{ kind: 'bars', title: words.chart[ctx.locale], empty: words.none[ctx.locale] },
    points: months.map(({ month, vat }) => ({
      ...{ label: monthName(ctx, month), value: Math.max(0, vat), text: money(vat), href: addressOf(branchID, month) },
      tick: formatShortMonth(monthParts(month), ctx.locale),
    })),
    steps: [0, most / 2, most].map((value) => ({ value, text: money(value) })),
    words: {
      ...{ table: words.table[ctx.locale], what: words.month[ctx.locale], value: words.vat[ctx.locale] },
      periods: words.periods[ctx.locale],
    },
  }
}

const tableOf = ({ locale }: Context, rows: Report): RelatedList => ({
  columns: [
    { name: 'number', label: words.number[locale], kind: 'text' },
    { name: 'day', label: words.day[locale], kind: 'date' },
    { name: 'buyer', label: words.buyerName[locale], kind: 'text' },
    { name: 'taxId', label: words.buyerTaxId[locale], kind: 'text' },
    { name: 'base', label: words.base[locale], kind: 'number' },
    { name: 'vat', label: words.vat[locale], kind: 'number' },
  ],
  rows: rows.slice(0, maxShown).map((row) => ({
    ...{ id: row._id, href: href('/billing/transaction/detail/:id', { id: row._id }), actions: [] },
    ...(row.isVoided && { under: words.voidedMark[locale] }),
    cells: {
      number: { text: row.number ?? '' },
      day: { text: formatDay(row.issuedOn ?? '', { length: 'list', locale }) },
      buyer: { text: row.buyerName },
      taxId: { text: row.buyerTaxId ?? '–' },
      base: { text: money(row.base) },
      vat: { text: money(row.vat) },
    },
  })),
  empty: { title: words.none[locale], text: words.noneText[locale] },
  words: listWords(locale),
})
