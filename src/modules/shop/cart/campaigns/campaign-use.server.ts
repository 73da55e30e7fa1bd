import { addBaht, bahtTimes } from '#domain/money/baht.ts'
import type { Context } from '#platform/context.ts'
import { from } from '#platform/data/collection/rows.ts'
import { inTransaction } from '#platform/data/collection/transaction.ts'
import { compute } from '#platform/data/collection/write.ts'
import { deletePrivate, fromPrivate, insertPrivate } from '#platform/data/private-table/access.ts'
import { paidPrice, type PriceParts } from '../../rules/price.ts'
import { campaignUse } from '../../tables.ts'

/** A line of an order as `readCart` prices it. */
export interface CampaignLine {
  campaignID: string | null
  /** Its prices with and without the campaign. */
  prices: PriceParts
  pricesBefore: PriceParts
  quantity: number
}

/**
 * Counts the discounts of an order against the budgets of its campaigns, once for each order. The order that uses up a
 * budget keeps its price, and the campaign ends after it. Call it in the transaction of the order.
 */
export const chargeCampaigns = (
  ctx: Context,
  { ref, lines }: { ref: string; lines: readonly CampaignLine[] },
): Promise<void> =>
  inTransaction(ctx, async (inside) => {
    for (const [campaignID, amount] of discountsOf(lines)) {
      await lockCampaign(inside, campaignID)
      await insertPrivate(inside, campaignUse, {
        row: { campaignID, ref, amount },
        onConflict: { columns: ['campaignID', 'ref'], update: 'nothing' },
      })
      await settleBudget(inside, campaignID)
    }
  })

/** Gives the discounts of an order that ended unpaid back to the budgets. A second call changes nothing. */
export const releaseCampaigns = (ctx: Context, ref: string): Promise<void> =>
  inTransaction(ctx, async (inside) => {
    const uses = await fromPrivate(inside, campaignUse)
      .select('campaign_use.campaignID')
      .where('campaign_use.ref', '=', ref)
      .orderBy('campaign_use.campaignID')
      .execute()
    for (const { campaignID } of uses) {
      await lockCampaign(inside, campaignID)
      await deletePrivate(inside, campaignUse, { campaignID, ref })
      await settleBudget(inside, campaignID)
    }
  })

/** The discount of each campaign, in the order of their ids, in which they are locked. */
export const discountsOf = (lines: readonly CampaignLine[]): [campaignID: string, amount: number][] => {
  const sums = new Map<string, number>()
  for (const { campaignID, prices, pricesBefore, quantity } of lines) {
    if (campaignID === null) continue
    const each = addBaht(paidPrice(pricesBefore), -paidPrice(prices))
    sums.set(campaignID, addBaht(sums.get(campaignID) ?? 0, bahtTimes(each, quantity)))
  }
  return [...sums].filter(([, amount]) => amount > 0).toSorted(([a], [b]) => (a < b ? -1 : 1))
}

const lockCampaign = (ctx: Context, _id: string) =>
  from(ctx, 'campaign').select('campaign._id').where('campaign._id', '=', _id).forNoKeyUpdate().executeTakeFirst()

/**
 * Keeps `isSpent` in step with the budget. It is written only when it changes, because that drops the cached pages. A
 * buyer who does not see the campaign any more has nothing to change: it is over.
 */
export async function settleBudget(ctx: Context, campaignID: string): Promise<void> {
  const row = await from(ctx, 'campaign')
    .select(['campaign.isUsedUp', 'campaign.isSpent'])
    .where('campaign._id', '=', campaignID)
    .executeTakeFirst()
  if (row && row.isUsedUp !== row.isSpent)
    await compute(ctx, 'campaign', { _id: campaignID, change: { isSpent: row.isUsedUp } })
}
