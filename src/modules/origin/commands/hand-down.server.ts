import type { Listener } from '#platform/http/api/command.ts'
import { inTransaction } from '#platform/data/collection/transaction.ts'
import { propagateSettings as hand } from '#platform/site/site-tree/inheritance.ts'

/** What a site is set to has changed, wherever that was done: sites beneath that follow it take it over. */
const handDown: Listener = (ctx) => inTransaction(ctx, hand)

export default handDown
