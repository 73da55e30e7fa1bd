import type { Context } from '#platform/context.ts'
import { publish, publishMany } from '#platform/background/events/publish.ts'
import { tagOf } from '../reads.ts'
import type { AnyCollection } from '../registry.ts'
import { inTransaction, retryOnDeadlock } from '../transaction.ts'
import { toRequestError } from './request-errors.ts'
import type { Stored } from './store.ts'

/** Writes to a collection in one transaction. Purges pages that read it, and translates errors of PostgreSQL. */
export const withWriteTransaction = async <T>(
  ctx: Context,
  collection: AnyCollection,
  work: (inside: Context) => Promise<T>,
): Promise<T> => {
  try {
    return await retryOnDeadlock(ctx, () =>
      inTransaction(ctx, async (inside) => {
        inside.changedTags!.add(tagOf(ctx.site._id, collection))
        return work(inside)
      }),
    )
  } catch (error) {
    throw toRequestError(error, collection)
  }
}

/** Publishes an event with the write that caused it, if some module listens. */
export const publishRowEvent = async (ctx: Context, event: string, row: Stored) => {
  await publish(ctx, event, row)
}

/** Publishes an event for each row in one statement, if some module listens. */
export const publishRowEvents = async (ctx: Context, event: string, rows: readonly Stored[]) => {
  await publishMany(ctx, event, rows)
}
