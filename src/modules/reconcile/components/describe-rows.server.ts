import { sql } from 'kysely'
import { href } from 'react-router'
import { addBaht, formatBaht } from '#domain/money/baht.ts'
import { formatDay } from '#domain/thai-calendar/format.ts'
import { orderStates } from '#modules/order/public-api.ts'
import { from, rows } from '#platform/data/collection/rows.ts'
import type { Context } from '#platform/context.ts'
import { fill } from '#platform/site/i18n/words.ts'
import { type RowState, rowStates } from '../rules/file-states.ts'
import { reasonWords, screenWords as words } from '../screen-words.ts'

/** At most this many rows of a group are shown. */
const mostShown = 100

const read = (ctx: Context, { fileID, states }: RowsOf) => {
  const query = from(ctx, 'bank_row')
    .select(['bank_row._id', 'bank_row.day', 'bank_row.time', 'bank_row.payer', 'bank_row.ref1', 'bank_row.amount'])
    .select(['bank_row.state', 'bank_row.isExact', 'bank_row.suggestions', 'bank_row.note'])
    .where('bank_row.state', 'in', states)
  const own = fileID === null ? query.where('bank_row.amount', '>', 0) : query.where('bank_row.fileID', '=', fileID)
  return own.orderBy('bank_row.day').orderBy('bank_row.line').orderBy('bank_row._id').limit(mostShown).execute()
}

interface RowsOf {
  /** Null for the rows of all files. */
  fileID: string | null
  states: RowState[]
}

type Read = Awaited<ReturnType<typeof read>>
type Orders = Awaited<ReturnType<typeof ordersOf>>

/** Describes rows of banks with the orders that they may pay or paid, for people. */
export async function describeRows(ctx: Context, of: RowsOf) {
  const found = await read(ctx, of)
  const matches = await matchesOf(ctx, found)
  const ids = [...found.flatMap(({ suggestions }) => suggestions.flatMap(({ orderIDs }) => orderIDs))]
  const orders = await ordersOf(ctx, [...ids, ...matches.map(({ orderID }) => orderID)])
  const { locale } = ctx
  return found.map((row) => ({
    id: row._id,
    title: `${formatDay(row.day, { length: 'list', locale })} ${row.time ?? ''} ${row.payer}`.trim(),
    ref1: row.ref1 ?? '',
    amount: money(ctx, row.amount),
    state: rowStates.find(({ value }) => value === row.state)!.label[locale],
    note: row.note,
    isExact: row.isExact,
    isMatched: row.state === 'matched',
    isAside: row.state === 'ignored',
    isWaiting: (row.state === 'suggested' || row.state === 'open') && row.amount > 0,
    choices: choicesOf(ctx, row, orders),
    orders: matches.filter(({ rowID }) => rowID === row._id).map((match) => matchedOrder(ctx, match, orders)),
  }))
}

export type RowView = Awaited<ReturnType<typeof describeRows>>[number]

const money = ({ locale }: Context, amount: number) => formatBaht(amount, { style: 'symbol', locale })

const choicesOf = (ctx: Context, { suggestions }: Read[number], orders: Orders) =>
  suggestions.map(({ rule, orderIDs, reasons }, at) => ({
    value: String(at),
    label: [
      rule,
      ...orderIDs.map((id) => orderLine(ctx, orders.get(id))),
      reasons.map((reason) => reasonWords[reason as keyof typeof reasonWords]?.[ctx.locale] ?? reason).join(', '),
    ].join(' · '),
  }))

const matchedOrder = (ctx: Context, match: Awaited<ReturnType<typeof matchesOf>>[number], orders: Orders) => ({
  href: href('/order/detail/:id', { id: match.orderID }),
  label: orders.get(match.orderID)?.ref1 ?? match.orderID,
  by: match.isAutomatic ? words.automatic[ctx.locale] : match.byName,
})

function orderLine(ctx: Context, order: Orders extends Map<string, infer O> ? O | undefined : never): string {
  if (!order) return '–'
  return fill(words.orderLine[ctx.locale], {
    ...{ ref: order.ref1 ?? '', item: order.item, buyer: order.buyer },
    due: money(ctx, Math.max(0, addBaht(order.price, -order.paid))),
    state: orderStates.find(({ value }) => value === order.process)?.label[ctx.locale] ?? '',
  })
}

async function ordersOf(ctx: Context, ids: readonly string[]) {
  const found = await from(ctx, 'order')
    .leftJoin(rows(ctx, 'user'), 'user._id', 'order.userID')
    .select(['order._id', 'order.ref1', 'order.item', 'order.price', 'order.paid', 'order.process'])
    .select(sql<string>`concat_ws(' ', "user".firstname, "user".lastname)`.as('buyer'))
    .where('order._id', 'in', ['', ...new Set(ids)])
    .execute()
  return new Map(found.map((order) => [order._id, order]))
}

const matchesOf = (ctx: Context, of: Read) =>
  from(ctx, 'bank_match')
    .select(['bank_match.rowID', 'bank_match.orderID', 'bank_match.isAutomatic', 'bank_match.byName'])
    .where('bank_match.rowID', 'in', ['', ...of.filter(({ state }) => state === 'matched').map(({ _id }) => _id)])
    .where('bank_match.undoneAt', 'is', null)
    .execute()
