import type { CollectionCall } from '#platform/api/calls.ts'
import type { Example } from '#platform/api/description.ts'
import type { Role } from '#platform/access/viewer.ts'
import type { AnyCollection } from '#platform/collection/registry.ts'
import { madeUp } from './made-up.ts'
import { callers } from './callers.ts'

/** Who sends what nobody wrote an example for: the first of these who may. */
const senders: readonly Role[] = ['admin', 'superadmin', 'root', 'manager', 'member', 'user', 'guest']

interface Asked {
  call: CollectionCall
  collection: AnyCollection
}

/** The example of a call of a collection, made from its fields. */
export const generatedExample = ({ call, collection }: Asked): Example => {
  const may = callers(call, collection)
  const as = senders.find((role) => may.includes(role)) ?? 'root'
  return { name: call.name, summary: call.summary(collection), as, ...call.example(madeUp(collection, as)) }
}
