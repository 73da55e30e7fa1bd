import { listSampleGoods } from '#modules/shop/public-api.ts'
import { isAtLeast } from '#platform/data/access/viewer.ts'
import { inTransaction } from '#platform/data/collection/transaction.ts'
import { newId } from '#platform/data/collection/writing/id.ts'
import { lockSite } from '#platform/data/collection/writing/lock.ts'
import { type Context, nowOf } from '#platform/context.ts'
import { deletePrivate, fromPrivate, insertPrivate, updatePrivate } from '#platform/data/private-table/access.ts'
import { conflict, forbidden, notFound } from '#platform/errors/errors.ts'
import { newTrial, simulate, type SimulatorButton, type Trial, type TrialEvent } from '../rules/simulate.ts'
import { trialOrder } from '../tables.ts'
import { demoProblems as words } from '../words.ts'

const mostTrials = 50

/** The trials of the site, newest first. */
export const listTrials = async (ctx: Context) => {
  const found = await fromPrivate(ctx, trialOrder)
    .selectAll()
    .orderBy('trial_order.createdAt', 'desc')
    .orderBy('trial_order._id', 'desc')
    .limit(mostTrials)
    .execute()
  return found.map((row) => ({
    ...row,
    ...{ price: Number(row.price), paid: Number(row.paid), extra: Number(row.extra) },
    events: (typeof row.events === 'string' ? JSON.parse(row.events) : row.events) as readonly TrialEvent[],
  }))
}

export type TrialRow = Awaited<ReturnType<typeof listTrials>>[number]

/** Begins a trial purchase of sample goods. Other goods cannot be tried: a real product is bought for real. */
export const startTrial = (ctx: Context, productID: string): Promise<void> =>
  changing(ctx, async (inside) => {
    const goods = (await listSampleGoods(inside)).find(({ _id }) => _id === productID)
    if (!goods) throw notFound()
    if ((await listTrials(inside)).length >= mostTrials) throw conflict({ field: '_id', code: 'many', ...words.many })
    const trial = newTrial(Number(goods.price))
    await insertPrivate(inside, trialOrder, {
      row: {
        ...{ _id: newId(inside.now), name: goods.name, ...stored(trial), byName: inside.viewer.name },
        ...{ createdAt: nowOf(inside), version: 1 },
      },
    })
  })

/** Presses a button of the simulator on a trial. Throws conflict if it is paid already, or if somebody was faster. */
export const pressButton = (
  ctx: Context,
  { _id, version, button }: { _id: string; version: number; button: SimulatorButton },
): Promise<void> =>
  changing(ctx, async (inside) => {
    const trial = (await listTrials(inside)).find((one) => one._id === _id)
    if (!trial) throw notFound()
    const next = trial.version === version ? simulate(trial, button) : null
    if (!next) throw conflict({ field: 'button', code: 'closed', ...words.closed })
    await updatePrivate(inside, trialOrder, { where: { _id }, change: { ...stored(next), version: version + 1 } })
  })

/** Deletes all trials of the site. */
export const clearTrials = (ctx: Context): Promise<void> =>
  changing(ctx, async (inside) => void (await deletePrivate(inside, trialOrder, {})))

const stored = ({ state, price, paid, extra, events }: Trial) => ({
  ...{ state, price, paid, extra },
  events: JSON.stringify(events),
})

/** For administrators, one after the other. */
const changing = (ctx: Context, work: (inside: Context) => Promise<void>): Promise<void> => {
  if (!isAtLeast(ctx.viewer, 'admin')) throw forbidden()
  return inTransaction(ctx, async (inside) => {
    await lockSite(inside, 'trial orders')
    await work(inside)
  })
}
