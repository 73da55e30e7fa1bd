import { sql } from 'kysely'
import { bangkokDay } from '#domain/thai-calendar/bangkok.ts'
import { dayOf } from '#domain/thai-calendar/day.ts'
import { from } from '#platform/data/collection/rows.ts'
import type { Context } from '#platform/context.ts'

const maxRows = 20_000

/** Returns the month (`YYYY-MM`) in an address, or the current one in Bangkok. */
export const monthIn = (ctx: Context, written: string | null): string =>
  written !== null &&
  /^\d{4}-\d{2}$/.test(written) &&
  dayOf({ year: Number(written.slice(0, 4)), month: Number(written.slice(5)), day: 1 })
    ? written
    : bangkokDay(ctx.now).slice(0, 7)

/**
 * Returns the tax documents of a branch in a month, in order of their numbers. Credit notes count as negative. Voided
 * documents stand there with zero. Plain receipts are not in the report.
 */
export async function readReport(ctx: Context, { branchID, month }: { branchID: string; month: string }) {
  const rows = await from(ctx, 'tax_document')
    .select(['_id', 'number', 'issuedOn', 'kind', 'state', 'buyerName', 'buyerTaxId', 'buyerBranch', 'base', 'vat'])
    .where('branchID', '=', branchID)
    .where('kind', 'in', ['tax_invoice', 'abbreviated', 'credit_note', 'debit_note'])
    .where('issuedOn', '>=', `${month}-01`)
    .where('issuedOn', '<', nextMonth(month))
    .orderBy('issuedOn')
    .orderBy('number')
    .limit(maxRows)
    .execute()
  return rows.map((row) => {
    const sign = row.state === 'voided' ? 0 : row.kind === 'credit_note' ? -1 : 1
    return { ...row, isVoided: sign === 0, base: sign * Number(row.base) + 0, vat: sign * Number(row.vat) + 0 }
  })
}

/** Returns the first day of the month after a month (`YYYY-MM`). */
export function nextMonth(month: string): string {
  const [year = 0, number = 0] = month.split('-').map(Number)
  return number === 12 ? `${year + 1}-01-01` : `${year}-${String(number + 1).padStart(2, '0')}-01`
}

/** Returns the output VAT of a branch in each of the twelve months up to a month, oldest first. */
export async function readMonths(ctx: Context, { branchID, month }: { branchID: string; month: string }) {
  const months = Array.from({ length: 12 }, (_, at) => monthsBefore(month, 11 - at))
  const sums = await from(ctx, 'tax_document')
    .select(sql<string>`to_char("issuedOn", 'YYYY-MM')`.as('month'))
    .select(sql<number>`sum(case when kind = 'credit_note' then -vat else vat end)::float`.as('vat'))
    .where('branchID', '=', branchID)
    .where('state', '=', 'issued')
    .where('kind', 'in', ['tax_invoice', 'abbreviated', 'credit_note', 'debit_note'])
    .where('issuedOn', '>=', `${months[0]}-01`)
    .where('issuedOn', '<', nextMonth(month))
    .groupBy('month')
    .execute()
  const known = new Map(sums.map((one) => [one.month, one.vat]))
  return months.map((one) => ({ month: one, vat: known.get(one) ?? 0 }))
}

/** Returns the month some months earlier. */
export function monthsBefore(month: string, n: number): string {
  const [year = 0, number = 0] = month.split('-').map(Number)
  const count = year * 12 + number - 1 - n
  return `${Math.floor(count / 12)}-${String((count % 12) + 1).padStart(2, '0')}`
}
