import { z } from 'zod'
import { from } from '#platform/data/collection/rows.ts'
import { update } from '#platform/data/collection/write.ts'
import { savedMeanwhile } from '#platform/data/collection/writing/request-errors.ts'
import type { Context } from '#platform/context.ts'
import { invalid, notFound } from '#platform/errors/errors.ts'
import { problemWords as words } from '../words.ts'
import { bySku, moveStock, type StockMove, unknownSku } from './move-stock.server.ts'

const sentVariant = z.looseObject({
  sku: z.string().max(64),
  stock: z.int().min(0).max(1_000_000).nullish(),
  version: z.int().nullish(),
})
type SentVariant = z.infer<typeof sentVariant>

/** The variants that a client sends with a product. Throws invalid for anything else. */
export const readSentVariants = (sent: unknown): SentVariant[] => {
  const read = z.array(sentVariant).max(200).safeParse(sent)
  if (read.success) return bySku(read.data)
  const field = ['subProducts', ...read.error.issues[0]!.path.map(String)].join('.').slice(0, 64)
  throw invalid({ field, code: 'sub-products', ...words.badVariants })
}

const variantFields = ['name', 'options', 'price', 'sale_price', 'weight'] as const

const variantsOf = (ctx: Context, productID: string) =>
  from(ctx, 'sub_product')
    .select(['sub_product._id', 'sub_product.sku', 'sub_product.name', 'sub_product.options'])
    .select(['sub_product.price', 'sub_product.sale_price', 'sub_product.weight'])
    .where('sub_product.productID', '=', productID)
    .execute()
type VariantRow = Awaited<ReturnType<typeof variantsOf>>[number]

/**
 * Changes variants of a product to what was sent: each difference of stock is one move, other differences change the
 * row. Throws conflict if the stock is not the one that the sender read.
 */
export const changeVariants = async (
  ctx: Context,
  { productID, sent }: { productID: string; sent: readonly SentVariant[] },
): Promise<void> => {
  const rows = new Map((await variantsOf(ctx, productID)).map((row) => [row.sku, row]))
  if (rows.size === 0 && !(await exists(ctx, productID))) throw notFound()
  const unknown = sent.find(({ sku }) => !rows.has(sku))
  if (unknown) throw unknownSku(unknown.sku)
  const moves = await movesFor(ctx, sent)
  if (moves.length > 0) await moveStock(ctx, moves)
  for (const one of sent) await changeVariant(ctx, rows.get(one.sku)!, one)
}

const exists = (ctx: Context, _id: string) =>
  from(ctx, 'product').select('product._id').where('product._id', '=', _id).executeTakeFirst()

async function changeVariant(ctx: Context, row: VariantRow, sent: SentVariant) {
  const differing = variantFields.filter(
    (name) => sent[name] !== undefined && JSON.stringify(sent[name]) !== JSON.stringify(row[name]),
  )
  if (differing.length === 0) return
  const change = Object.fromEntries(differing.map((name) => [name, sent[name]]))
  await update(ctx, 'sub_product', { _id: row._id, change })
}

async function movesFor(ctx: Context, sent: readonly SentVariant[]): Promise<StockMove[]> {
  const items = await from(ctx, 'stock_item')
    .select(['stock_item.sku', 'stock_item.onHand', 'stock_item.reserved', 'stock_item.version'])
    .where('stock_item.sku', 'in', sent.length > 0 ? sent.map(({ sku }) => sku) : [''])
    .execute()
  const bySkus = new Map(items.map((item) => [item.sku, item]))
  return sent.flatMap(({ sku, stock, version }): StockMove[] => {
    const item = bySkus.get(sku)
    if (!item || stock === null || stock === undefined) return []
    const quantity = stock - (item.onHand - item.reserved)
    if (quantity === 0) return []
    if (version !== item.version) throw savedMeanwhile()
    return [{ sku, quantity, kind: 'adjust', version }]
  })
}
