import { bangkokDay } from '#domain/thai-calendar/bangkok.ts'
import { from } from '#platform/data/collection/rows.ts'
import type { Context } from '#platform/context.ts'
import { notFound } from '#platform/errors/errors.ts'
import { fromPrivate, insertPrivate } from '#platform/data/private-table/access.ts'
import { buddhistYear, certificateNumber } from '../rules/number-pattern.ts'
import { certificateCounter } from '../tables.ts'

/**
 * Returns the next numbers of a series, in the transaction that issues the certificates. The series is locked until its end, and a
 * transaction that fails gives them back: there are no gaps, and no number is used twice.
 */
export async function takeNumbers(
  inside: Context,
  { seriesID, count }: { seriesID: string; count: number },
): Promise<string[]> {
  const series = await from(inside, 'certificate_series')
    .select(['certificate_series.code', 'certificate_series.pattern'])
    .where('certificate_series._id', '=', seriesID)
    .forNoKeyUpdate()
    .executeTakeFirst()
  if (!series) throw notFound()
  const year = buddhistYear(bangkokDay(inside.now))
  const counter = await fromPrivate(inside, certificateCounter)
    .select('last')
    .where('seriesID', '=', seriesID)
    .where('year', '=', year)
    .executeTakeFirst()
  const first = (counter?.last ?? 0) + 1
  await insertPrivate(inside, certificateCounter, {
    row: { seriesID, year, last: first + count - 1 },
    onConflict: { columns: ['seriesID', 'year'], update: 'all' },
  })
  return Array.from({ length: count }, (_, at) =>
    certificateNumber(series.pattern, { code: series.code, year, n: first + at }),
  )
}
