import type { Listener } from '#platform/http/api/command.ts'
import { inTransaction } from '#platform/data/collection/transaction.ts'
import { propagateSettings as hand } from '#platform/site/site-tree/inheritance.ts'

/** The settings of a site have changed, in whatever way. Child sites that follow it take over the changes. */
const handDown: Listener = (ctx) => inTransaction(ctx, hand)

export default handDown
