import { invalid } from '#platform/errors/errors.ts'
import type { AfterChange } from '#platform/http/api/command.ts'
import { approveStatement, payStatement } from '../ledger/pay-statement.server.ts'
import { canStatementBecome } from '../rules/transitions.ts'
import { refusals } from '../words.ts'

/** A statement changes only by being approved, and then by being paid. */
const afterStatementChange: AfterChange = async (ctx, { before, row }) => {
  if (!before) return
  const { state } = row
  if (!canStatementBecome(String(before['state']), String(state)))
    throw invalid({ field: 'state', code: 'transition', ...refusals.transition })
  if (state === 'approved') await approveStatement(ctx, row._id)
  else await payStatement(ctx, row._id)
}

export default afterStatementChange
