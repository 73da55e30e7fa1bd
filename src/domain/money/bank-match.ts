import { toSatang } from './baht.ts'
import { nameLikeness } from './payer-name.ts'
import { suggestReferences } from './reference.ts'

/** Money that a bank reports, in baht, without reversals (see `reversalsOf`). The day is `YYYY-MM-DD`, the time `HH:MM` or `HH:MM:SS` in Thailand. */
export interface ReceivedRow {
  billerId: string
  ref1: string
  amount: number
  day: string
  time: string | null
  payer: string
  sendingBank: string
}

/** An order that waits for money: the amount due in baht, the day of the order, and the names of its buyer. */
export interface OpenOrder {
  id: string
  billerId: string
  ref1: string
  due: number
  day: string
  buyerID: string
  names: readonly string[]
}

/** The transfer on an uploaded slip. */
export interface SlipTransfer {
  orderID: string
  bank: string
  amount: number
  day: string
  time: string
}

/** Why orders are suggested for a row. */
type MatchReason =
  | ('reference' | 'sameAmount' | 'lessMoney' | 'moreMoney' | 'otherBiller' | 'appliedBefore')
  | ('damagedReference' | 'slip' | 'onlyOrder' | 'severalOrders' | 'payerName' | 'sumOfOrders')

type MatchRule = 'A' | 'B' | 'C' | 'D' | 'E' | 'G'

/** Orders that one row may pay together. A higher score is more certain. */
export interface MatchSuggestion {
  rule: MatchRule
  score: number
  orderIDs: string[]
  reasons: MatchReason[]
}

/** The result for one row: the order to apply without asking, or suggestions to staff, the most certain first. */
export interface RowMatch {
  automatic: string | null
  suggestions: MatchSuggestion[]
}

interface MatchIndex {
  orders: ReadonlyMap<string, OpenOrder>
  byReference: ReadonlyMap<string, readonly OpenOrder[]>
  byAmount: ReadonlyMap<number, readonly OpenOrder[]>
  slipsByAmount: ReadonlyMap<number, readonly SlipTransfer[]>
  sums: ReadonlyMap<number, readonly OpenOrder[][]>
  applied: Set<string>
}

const SCORES: Readonly<Record<MatchRule, number>> = { A: 7, B: 6, C: 5, D: 4, E: 3, G: 1 }
const MOST_MINUTES = 10
const MOST_DAYS = 3
const MOST_OF_SUM = 6
const MOST_OF_BUYER = 8
const MOST_SUGGESTIONS = 10
const LEAST_LIKENESS = 0.6
const DAY_MS = 24 * 60 * 60 * 1000

/**
 * Matches rows of money with open orders by the first rule that fits: A biller, reference and due amount; B the
 * reference with another amount; C a damaged reference; D a slip; E an equal amount within 3 days; G the sum of up to 6
 * orders of one buyer. A payer with the name of the buyer raises D and E by one. Only A is automatic, once per order.
 */
export function matchRows(
  rows: readonly ReceivedRow[],
  orders: readonly OpenOrder[],
  slips: readonly SlipTransfer[] = [],
): RowMatch[] {
  const index: MatchIndex = {
    orders: new Map(orders.map((order) => [order.id, order])),
    byReference: Map.groupBy(orders, ({ ref1 }) => ref1),
    byAmount: Map.groupBy(orders, ({ due }) => toSatang(due)),
    slipsByAmount: Map.groupBy(slips, ({ amount }) => toSatang(amount)),
    sums: sumsOf(orders),
    applied: new Set(),
  }
  return rows.map((row) => matchOf(row, index))
}

function matchOf(row: ReceivedRow, index: MatchIndex): RowMatch {
  const exact = byExactReference(row, index)
  const [first] = exact
  if (first?.rule === 'A' && exact.length === 1) {
    index.applied.add(first.orderIDs[0]!)
    return { automatic: first.orderIDs[0]!, suggestions: [first] }
  }
  const rules = [byDamagedReference, bySlip, byAmount, bySum]
  const found = rules.reduce((before, rule) => (before.length > 0 ? before : rule(row, index)), exact)
  const sorted = found.toSorted((one, other) => other.score - one.score)
  return { automatic: null, suggestions: sorted.slice(0, MOST_SUGGESTIONS) }
}

/** A row without a biller, as of a statement, is never automatic. */
function byExactReference(row: ReceivedRow, { byReference, applied }: MatchIndex): MatchSuggestion[] {
  return (byReference.get(row.ref1) ?? []).map((order) => {
    const reasons: MatchReason[] = ['reference', amountReason(row, order)]
    if (row.billerId !== order.billerId) reasons.push('otherBiller')
    if (applied.has(order.id)) reasons.push('appliedBefore')
    const isExact = reasons.length === 2 && reasons[1] === 'sameAmount'
    return suggestion(isExact ? 'A' : 'B', [order], reasons)
  })
}

function byDamagedReference(row: ReceivedRow, { byReference }: MatchIndex): MatchSuggestion[] {
  const orders = suggestReferences(row.ref1).flatMap((reference) => byReference.get(reference) ?? [])
  return orders.map((order) => {
    const reason = amountReason(row, order)
    return suggestion('C', [order], ['damagedReference', reason], reason === 'sameAmount' ? 1 : 0)
  })
}

function bySlip(row: ReceivedRow, { slipsByAmount, orders }: MatchIndex): MatchSuggestion[] {
  return (slipsByAmount.get(toSatang(row.amount)) ?? [])
    .filter((slip) => slip.bank === row.sendingBank && isSoon(row, slip))
    .map(({ orderID }) => orders.get(orderID))
    .filter((order) => order !== undefined)
    .map((order) => withName(row, order, suggestion('D', [order], ['slip', amountReason(row, order)])))
}

function byAmount(row: ReceivedRow, { byAmount: orders, applied }: MatchIndex): MatchSuggestion[] {
  const near = (orders.get(toSatang(row.amount)) ?? []).filter(
    ({ id, day }) => !applied.has(id) && Math.abs(daysBetween(row.day, day)) <= MOST_DAYS,
  )
  const [reason, less]: [MatchReason, number] = near.length === 1 ? ['onlyOrder', 0] : ['severalOrders', -1]
  return near.map((order) => withName(row, order, suggestion('E', [order], ['sameAmount', reason], less)))
}

function bySum(row: ReceivedRow, { sums, applied }: MatchIndex): MatchSuggestion[] {
  return (sums.get(toSatang(row.amount)) ?? [])
    .filter((orders) => orders.every(({ id }) => !applied.has(id)))
    .map((orders) => suggestion('G', orders, ['sumOfOrders']))
}

function suggestion(rule: MatchRule, orders: readonly OpenOrder[], reasons: MatchReason[], more = 0): MatchSuggestion {
  return { rule, score: SCORES[rule] + more, orderIDs: orders.map(({ id }) => id), reasons }
}

function withName(row: ReceivedRow, order: OpenOrder, found: MatchSuggestion): MatchSuggestion {
  const isAlike = order.names.some((name) => nameLikeness(row.payer, name) >= LEAST_LIKENESS)
  return isAlike ? { ...found, score: found.score + 1, reasons: [...found.reasons, 'payerName'] } : found
}

function amountReason(row: ReceivedRow, order: OpenOrder): MatchReason {
  const difference = toSatang(row.amount) - toSatang(order.due)
  if (difference === 0) return 'sameAmount'
  return difference < 0 ? 'lessMoney' : 'moreMoney'
}

function isSoon(row: ReceivedRow, slip: SlipTransfer): boolean {
  if (row.time === null) return false
  const minutes = (at: { day: string; time: string | null }) => Date.parse(`${at.day}T${at.time}Z`) / 60_000
  return Math.abs(minutes(row) - minutes(slip)) <= MOST_MINUTES
}

const daysBetween = (one: string, other: string) => (Date.parse(other) - Date.parse(one)) / DAY_MS

/** Returns the groups of 2 to 6 open orders of one buyer by their sum in satang, of the first 8 orders of each buyer. */
function sumsOf(orders: readonly OpenOrder[]): Map<number, OpenOrder[][]> {
  const sums = new Map<number, OpenOrder[][]>()
  for (const own of Map.groupBy(orders, ({ buyerID }) => buyerID).values())
    for (const group of groupsOf(own.filter(({ due }) => due > 0).slice(0, MOST_OF_BUYER))) {
      const sum = group.reduce((total, { due }) => total + toSatang(due), 0)
      const others = sums.get(sum) ?? []
      if (others.length < MOST_SUGGESTIONS) sums.set(sum, [...others, group])
    }
  return sums
}

function groupsOf(orders: readonly OpenOrder[]): OpenOrder[][] {
  const all = orders.reduce<OpenOrder[][]>(
    (groups, order) => [...groups, ...groups.map((each) => [...each, order])],
    [[]],
  )
  return all.filter(({ length }) => length >= 2 && length <= MOST_OF_SUM)
}
