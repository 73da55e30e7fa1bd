import { sql } from 'kysely'
import { documentSeries } from '#modules/billing/public-api.ts'
import { differingItems, differingReservations } from '#modules/shop/public-api.ts'
import { from, rows } from '#platform/data/collection/rows.ts'
import { fromPrivate } from '#platform/data/private-table/access.ts'
import { type Context, nowOf } from '#platform/context.ts'
import { type Difference, mostOfRule } from './difference.ts'

/** How long after its end a seat may still be counted, in milliseconds: a job gives it back. */
const lateMs = 3_600_000

/** Compares seats, stock and document numbers with the rows that they count. A plugin that is off is left out. */
export const recordDifferences = async (ctx: Context): Promise<Difference[]> => [
  ...(ctx.site.plugins.has('enroll') ? await seats(ctx) : []),
  ...(ctx.site.plugins.has('shop') ? await stock(ctx) : []),
  ...(ctx.site.plugins.has('billing') ? await documentNumbers(ctx) : []),
]

async function seats(ctx: Context): Promise<Difference[]> {
  const early = new Date(ctx.now - lateMs).toISOString()
  const held = (from_: string) => sql<number>`(select count(*) from ${rows(ctx, 'seat_reservation')}
    where seat_reservation."courseID" = seating."courseID" and seat_reservation.status = 'held'
    and seat_reservation."roundID" is not distinct from seating."roundID" and seat_reservation.until > ${from_})`
  const offers = sql<number>`(select count(*) from ${rows(ctx, 'waiting')}
    where waiting."courseID" = seating."courseID" and waiting.status = 'offered'
    and waiting."roundID" is not distinct from seating."roundID")`
  const taken = sql<number>`(select count(*) from ${rows(ctx, 'enroll')}
    where enroll."courseID" = seating."courseID" and enroll.standing <> 'withdrawn'
    and enroll."roundID" is not distinct from seating."roundID")`
  const counted = from(ctx, 'seating')
    .select(['seating._id', 'seating.key', 'seating.offered', 'seating.taken'])
    .select([held(nowOf(ctx)).as('least'), held(early).as('most'), offers.as('offers'), taken.as('enrolled')])
    .as('counted')
  const wrong = await from(ctx, 'seating')
    .innerJoin(counted, 'counted._id', 'seating._id')
    .select(['counted.key', 'counted.offered', 'counted.taken'])
    .select(sql<number>`(counted.least + counted.offers)::int`.as('reserved'))
    .select(sql<number>`counted.enrolled::int`.as('enrolled'))
    .where(
      sql<boolean>`counted.offered not between counted.least + counted.offers and counted.most + counted.offers
        or counted.taken <> counted.enrolled`,
    )
    .orderBy('counted.key')
    .limit(mostOfRule)
    .execute()
  return wrong.map(({ key, offered, taken: seated, reserved, enrolled }) => ({
    ...{ rule: 'seats', subject: `seating/${key}`, orderID: null },
    ...{ expected: `${reserved} + ${enrolled}`, actual: `${offered} + ${seated}` },
  }))
}

async function stock(ctx: Context): Promise<Difference[]> {
  const items = await differingItems(ctx)
  const reservations = await differingReservations(ctx)
  return [
    ...items.map(({ sku, onHand, moved }): Difference => ({
      ...{ rule: 'stock', subject: `onHand/${sku}`, orderID: null, expected: String(moved), actual: String(onHand) },
    })),
    ...reservations.map(({ sku, reserved, held }): Difference => ({
      ...{ rule: 'stock', subject: `reserved/${sku}`, orderID: null, expected: String(held), actual: String(reserved) },
    })),
  ]
}

/** A series has as many numbers as its last one says. */
async function documentNumbers(ctx: Context): Promise<Difference[]> {
  const series = await fromPrivate(ctx, documentSeries)
    .leftJoin(rows(ctx, 'tax_document'), (join) =>
      join.onRef('tax_document.branchID', '=', 'document_series.branchID').on(
        sql<boolean>`tax_document.number = document_series.head || lpad(substring(tax_document.number from length(document_series.head) + 1), 5, '0')
            and substring(tax_document.number from length(document_series.head) + 1) ~ '^[0-9]{5,9}$'`,
      ),
    )
    .select(['document_series.branchID', 'document_series.head', 'document_series.last'])
    .select(sql<number>`count(distinct tax_document.number)::int`.as('count'))
    .select(
      sql<number>`coalesce(max(substring(tax_document.number from length(document_series.head) + 1)::int), 0)`.as(
        'most',
      ),
    )
    .groupBy(['document_series.branchID', 'document_series.head', 'document_series.last'])
    .execute()
  return series
    .filter(({ last, count, most }) => last !== count || last !== most)
    .slice(0, mostOfRule)
    .map(({ branchID, head, last, count, most }) => ({
      ...{ rule: 'documentNumbers', subject: `${branchID}/${head}`, orderID: null },
      ...{ expected: String(last), actual: most === last ? String(count) : `${count} … ${most}` },
    }))
}
