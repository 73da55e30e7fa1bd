import { type RawBuilder, sql } from 'kysely'
import { campaignPriceOf } from './campaign-fields.ts'

type Column = (name: string) => RawBuilder<unknown>

/** The price of a variant as SQL over `p` (product) and `s` (sub_product). `rules/price.ts` and `rules/campaign.ts` hold the same rule. */
const price = sql`least(case when s.price is null then coalesce(s.sale_price, p.sale_price, p.price)
  else coalesce(s.sale_price, s.price) end, ${campaignPriceOf(sql`coalesce(s.price, p.price)`)})`

/** The stored lines of a cart, joined with published products. */
const joined = (column: Column) => sql`rows from (
    jsonb_to_recordset(${column('lines')}) as ("productId" text, sku text, quantity int)
  ) with ordinality as l("productId", sku, quantity, at)
  join product p on p.site = ${column('site')} and p._id = l."productId" and p.status and p."removedAt" is null
  join sub_product s on s.site = p.site and s."productID" = p._id and s.sku = l.sku and s."removedAt" is null`

export const linesOf = (column: Column) => sql`coalesce((select jsonb_agg(jsonb_build_object(
    'productId', l."productId", 'sku', l.sku, 'quantity', l.quantity, 'price', ${price},
    'name', case when s.name = '' then p.name else p.name || ' ' || s.name end) order by l.at)
  from ${joined(column)}), '[]'::jsonb)`

export const countOf = (column: Column) => sql`coalesce((select sum(l.quantity)::int from ${joined(column)}), 0)`

export const totalOf = (column: Column) =>
  sql`coalesce((select sum(l.quantity * (${price}))::numeric(14,2) from ${joined(column)}), 0)`
