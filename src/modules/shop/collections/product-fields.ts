import { type RawBuilder, sql } from 'kysely'
import { z } from 'zod'

type Column = (name: string) => RawBuilder<unknown>

/** A variant as `product.subProducts` answers it. `stock` is null where the product has none to count. */
export const variantShape = z.strictObject({
  sku: z.string(),
  name: z.string(),
  options: z.record(z.string(), z.string()),
  price: z.number().nullable(),
  sale_price: z.number().nullable(),
  stock: z.number().nullable(),
  weight: z.number(),
  /** The version of the stock that a change of it must name. */
  version: z.number().nullable(),
})
export type Variant = z.infer<typeof variantShape>

const ofProduct = (column: Column) => sql`s.site = ${column('site')} and s."productID" = ${column('_id')}
  and s."removedAt" is null`

/** The variants of a product in their order, with what is free of each. */
export const variantsOf = (column: Column) => sql`coalesce((select jsonb_agg(jsonb_build_object(
    'sku', s.sku, 'name', s.name, 'options', s.options, 'price', s.price, 'sale_price', s.sale_price,
    'stock', i."onHand" - i.reserved, 'weight', s.weight, 'version', i.version) order by s.position, s._id)
  from sub_product s left join stock_item i on i.site = s.site and i."subProductID" = s._id and i."removedAt" is null
  where ${ofProduct(column)}), '[]'::jsonb)`

/** How many pieces of a product are free. Null where it has none to count. */
export const stockOf = (column: Column) => sql`(select sum(i."onHand" - i.reserved)::int
  from sub_product s join stock_item i on i.site = s.site and i."subProductID" = s._id and i."removedAt" is null
  where ${ofProduct(column)})`

const pictures = ['image', 'secondImage', 'thirdImage'] as const

/** The pictures of a product as a list. */
export const imagesOf = (column: Column) =>
  sql`(select coalesce(jsonb_agg(p), '[]'::jsonb) from unnest(array[${sql.join(pictures.map((name) => column(name)))}]) p
    where p <> '')`

/** How many vendors sell in a category. */
export const vendorCountOf = (column: Column) => sql`(select count(distinct p."vendorID")::int from product p
  where p.site = ${column('site')} and p.category = ${column('_id')} and p."removedAt" is null)`
