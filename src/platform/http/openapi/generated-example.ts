import type { CollectionCall } from '#platform/http/api/calls.ts'
import type { Example } from '#platform/http/api/description.ts'
import type { Role } from '#platform/data/access/viewer.ts'
import type { AnyCollection } from '#platform/data/collection/registry.ts'
import { madeUp } from './made-up.ts'
import { callers } from './callers.ts'

/** Senders of generated examples: the first role that may call. */
const senders: readonly Role[] = ['admin', 'superadmin', 'root', 'manager', 'member', 'user', 'guest']

interface GeneratedExampleParams {
  call: CollectionCall
  collection: AnyCollection
}

/** Generates the example of a call of a collection from its fields. */
export const generatedExample = ({ call, collection }: GeneratedExampleParams): Example => {
  const may = callers(call, collection)
  const as = senders.find((role) => may.includes(role)) ?? 'root'
  return { name: call.name, summary: call.summary(collection), as, ...call.example(madeUp(collection, as)) }
}
