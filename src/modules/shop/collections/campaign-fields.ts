import { type RawBuilder, sql } from 'kysely'

type Column = (name: string) => RawBuilder<unknown>

/** What a campaign has cost in discounts. */
export const spentOf = (column: Column) => sql`coalesce((select sum(u.amount) from campaign_use u
  where u.site = ${column('site')} and u."campaignID" = ${column('_id')}), 0)`

/** Whether the discounts have used the budget up. Everybody may read it, since the budget itself is for staff. */
export const isUsedUpOf = (column: Column) =>
  sql`(${column('budget')} is not null and ${spentOf(column)} >= ${column('budget')})`

/**
 * The lowest campaign price today of a product `p` at the regular price `regular`, as SQL; null without a campaign.
 * `rules/campaign.ts` holds the same rule.
 */
export const campaignPriceOf = (regular: RawBuilder<unknown>) => sql`(select min(case
    when c.rule = 'price' then c.price else round(${regular} * (100 - c.percent) / 100, 2) end)
  from campaign c where c.site = p.site and c.status and not c."isSpent" and c."removedAt" is null
    and (now() at time zone 'Asia/Bangkok')::date between c."from" and c."until"
    and ((c.products = '{}' and c.categories = '{}' and c.vendors = '{}')
      or p._id = any(c.products) or p.category = any(c.categories) or p."vendorID" = any(c.vendors)))`
