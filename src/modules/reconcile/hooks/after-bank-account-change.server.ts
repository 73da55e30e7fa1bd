import type { AfterChange } from '#platform/http/api/command.ts'
import { announceAccount } from '../work/announce-account.server.ts'

const guarded = ['bank', 'account', 'billerId', 'isAutomatic'] as const

/** A changed account is announced. */
const afterBankAccountChange: AfterChange = async (ctx, { before, row }) => {
  if (!before || guarded.every((name) => before[name] === row[name])) return
  await announceAccount(ctx, { _id: row._id, name: String(row['name']) })
}

export default afterBankAccountChange
