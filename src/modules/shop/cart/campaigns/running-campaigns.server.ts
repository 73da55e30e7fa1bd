import { bangkokDay, nextMidnight } from '#domain/thai-calendar/bangkok.ts'
import { type Context, cacheUntil } from '#platform/context.ts'
import { from } from '#platform/data/collection/rows.ts'
import type { Campaign } from '../../rules/campaign.ts'

/** The most campaigns of one day that count. */
const most = 50

/** The campaigns of today in Bangkok. A page that shows prices is valid until midnight, when one may begin or end. */
export const runningCampaigns = async (ctx: Context): Promise<Campaign[]> => {
  cacheUntil(ctx, Date.parse(nextMidnight(ctx.now)))
  const today = bangkokDay(ctx.now)
  const rows = await from(ctx, 'campaign')
    .select(['campaign._id', 'campaign.rule', 'campaign.percent', 'campaign.price'])
    .select(['campaign.products', 'campaign.categories', 'campaign.vendors'])
    .where('campaign.status', '=', true)
    .where('campaign.isSpent', '=', false)
    .where('campaign.from', '<=', today)
    .where('campaign.until', '>=', today)
    .orderBy('campaign._id')
    .limit(most)
    .execute()
  return rows
}
