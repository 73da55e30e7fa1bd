import { invalid } from '#platform/errors/errors.ts'
import type { AfterChange } from '#platform/http/api/command.ts'
import { settleBudget } from '../cart/campaigns/campaign-use.server.ts'
import { problemWords as words } from '../words.ts'

/** Checks a campaign. A new budget may end it or let it go on. */
const afterCampaignChange: AfterChange = async (ctx, { before, row }) => {
  const { from, until, rule, percent, price, budget } = row
  if (String(from) > String(until)) throw invalid({ field: 'until', code: 'order', ...words.campaignDays })
  const amount = rule === 'percent' ? percent : price
  if (amount === null) throw invalid({ field: String(rule), code: 'required', ...words.campaignAmount })
  if (before && before['budget'] !== budget) await settleBudget(ctx, row._id)
}

export default afterCampaignChange
