import { z } from 'zod'
import { isStaff } from '#platform/data/access/viewer.ts'
import { from } from '#platform/data/collection/rows.ts'
import type { Context } from '#platform/context.ts'
import { RequestError } from '#platform/errors/errors.ts'
import { asProduct } from '#platform/flow/engine/values.ts'
import { defineStep, StepError, type StepCall } from '#platform/flow/step-definition.ts'
import { fill } from '#platform/site/i18n/words.ts'
import { moveStock, unknownSku } from '../../move-stock.server.ts'
import { stockStepWords as words } from '../words.ts'

const input = z.object({
  mode: z.enum(['in', 'out', 'adjust']),
  sku: z.string().trim().min(1).max(64),
  quantity: z.coerce.number().int().min(0).max(1_000_000),
})
type StockCall = StepCall<z.infer<typeof input>>

/** How often a move is tried when somebody else changes the same SKU. */
const maxTries = 5

/**
 * Changes the stock of a SKU (L154, L249): `in` adds, `out` takes what there is and says what it could not take, and
 * `adjust` sets. Every change is a move of the stock ledger.
 */
export default defineStep({
  code: 'stock',
  input,
  run: async (call) => {
    assertAllowed(call)
    return resultOf(call, await move(asProduct(call.ctx), call))
  },
  dryRun: async (call) => {
    assertAllowed(call)
    const item = await readItem(asProduct(call.ctx), call.input.sku)
    return resultOf(call, { before: item.onHand, quantity: quantityOf(call.input, item) })
  },
})

function resultOf(call: StockCall, { before, quantity }: { before: number; quantity: number }) {
  const { mode, quantity: wanted, sku } = call.input
  const taken = mode === 'out' ? Math.abs(quantity) : wanted
  const result = { sku, before, stock: before + quantity, taken, missing: wanted - taken }
  return { outcome: result.missing === 0, result, ...(result.missing > 0 && { message: missing(call, taken) }) }
}

/** Staff may, the product itself, and a flow behind a sent form that an administrator marked: never a visitor's click. */
function assertAllowed({ ctx, run }: StockCall) {
  const isInner = ['event', 'schedule'].includes(run.trigger) && run.userID === ''
  if (isStaff(ctx.viewer) || isInner || (run.mayMoveStock && run.trigger === 'form')) return
  throw new StepError(words.notAllowed)
}

async function move(ctx: Context, { input: of, key }: StockCall): Promise<{ before: number; quantity: number }> {
  const { sku, mode: kind } = of
  for (let left = maxTries; ; left--) {
    const item = await readItem(ctx, sku)
    const quantity = quantityOf(of, item)
    if (quantity === 0) return { before: item.onHand, quantity }
    try {
      await moveStock(ctx, [{ sku, quantity, kind, ref: key, version: item.version }])
      return { before: item.onHand, quantity }
    } catch (error) {
      const isChanged = error instanceof RequestError && error.kind === 'conflict'
      if ((error as { code?: string }).code === '40P01') throw error
      if (!isChanged || left <= 1) throw new StepError(words.notWritten)
    }
  }
}

async function readItem(ctx: Context, sku: string) {
  const item = await itemOf(ctx, sku).catch(() => {
    throw new StepError(words.notRead)
  })
  if (item) return item
  const [issue] = unknownSku(sku).issues
  throw new StepError({ th: issue!.th, en: issue!.en })
}

const itemOf = async (ctx: Context, sku: string) =>
  from(ctx, 'stock_item')
    .select(['stock_item.onHand', 'stock_item.reserved', 'stock_item.version'])
    .where('stock_item.sku', '=', sku)
    .executeTakeFirst()

/** What is reserved for orders is not taken. */
function quantityOf(
  { mode, quantity }: StockCall['input'],
  { onHand, reserved }: { onHand: number; reserved: number },
) {
  if (mode === 'in') return quantity
  return mode === 'out' ? 0 - Math.min(quantity, onHand - reserved) : quantity - onHand
}

const missing = ({ ctx, input: { sku, quantity } }: StockCall, taken: number) =>
  fill(words.notTaken[ctx.locale], { sku, taken, wanted: quantity })
