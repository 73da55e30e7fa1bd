import { createAny } from '#platform/data/collection/write.ts'
import type { Role, Viewer } from '#platform/data/access/viewer.ts'
import { collectionCalls } from '#platform/http/api/calls.ts'
import type { AnyCollection, CollectionMap } from '#platform/data/collection/registry.ts'
import { exampleId } from '#platform/http/openapi/example-id.ts'
import { madeUpRow, madeUpRows } from '#platform/http/openapi/made-up.ts'
import { callers } from '#platform/http/openapi/callers.ts'
import type { Academy } from '../support/academy.ts'
import type { Sent } from './requests.ts'

/** A step in the life of the sample rows: an example is sent, or a row is stored that no example creates. */
export type Event = { send: Sent } | { plant: AnyCollection; n: number }

/** Returns the life of the sample rows: stored, found, created, changed, removed, restored, and their history. */
export const lifeOf = (catalogue: CollectionMap, sent: readonly Sent[]): Event[] => {
  const order = inOrder(catalogue)
  const asked = (step: string, of: AnyCollection) =>
    sent.filter((one) => one.name === step && one.call.split('/')[1] === of.name).map((send) => ({ send }))
  const planted = (of: AnyCollection, n: number) =>
    create.only?.(of) !== false && callers(create, of).length > 0 ? [{ plant: of, n }] : []
  return [
    ...order.flatMap((one) => planted(one, madeUpRows.there)),
    ...steps.flatMap((step) =>
      (step === 'remove' ? order.toReversed() : order).flatMap((one): Event[] => {
        const events = asked(step, one)
        return step === 'create' && events.length === 0 ? planted(one, madeUpRows.made) : events
      }),
    ),
  ]
}

/** Stores the n-th sample row. `real` maps a created row to the id that examples use. */
export const plantMadeUp = async (
  academy: Academy,
  of: { learner: Viewer; collection: AnyCollection; n: number; real: <T>(row: T) => T },
) => {
  const { learner, collection, n, real } = of
  const role: Role = callers(create, collection).includes('root') ? 'root' : 'user'
  const ctx = { ...academy.as(role), ...(role === 'user' && { viewer: learner }) }
  await createAny(ctx, collection.name, {
    _id: exampleId(collection.name, n),
    ...real(madeUpRow(collection, { role, n })),
  })
  await academy.app.jobs.drain()
}

const steps = collectionCalls.map(({ name }) => name)
const create = collectionCalls.find(({ name }) => name === 'create')!

export const isMadeUp = ({ name }: Sent) => steps.some((step) => step === name)

/** Returns collections after those that they refer to. */
function inOrder(catalogue: CollectionMap): AnyCollection[] {
  const all = [...catalogue.values()].map(({ collection }) => collection)
  const placed = new Set<AnyCollection>()
  const place = (collection: AnyCollection, above: readonly AnyCollection[] = []) => {
    if (above.includes(collection)) return
    for (const { to } of Object.values(collection.fields))
      all.filter(({ name }) => name === to).forEach((one) => place(one, [...above, collection]))
    placed.add(collection)
  }
  all.forEach((one) => place(one))
  return [...placed]
}
