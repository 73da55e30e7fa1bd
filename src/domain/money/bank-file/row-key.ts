import type { BankFileRow, FileAccount } from './layout.ts'

/**
 * Returns a key per row, by which a row is taken once although the file of the day repeats those of the hours with other
 * sequence numbers. Equal rows of one file count separately, in their order.
 */
export function rowKeys({ bank, account, rows }: FileAccount & { rows: readonly BankFileRow[] }): string[] {
  const counts = new Map<string, number>()
  return rows.map(({ day, time, ref1, ref2, amount, kind }) => {
    const equal = JSON.stringify([bank, account, day, time, ref1, ref2, amount, kind])
    const count = (counts.get(equal) ?? 0) + 1
    counts.set(equal, count)
    return `${equal}#${count}`
  })
}

/**
 * Returns for each debit row the place of the credit row that it reverses: the last one before it with the same
 * references and amount that no other debit reversed, or null. The map has no credit rows.
 */
export function reversalsOf(rows: readonly Pick<BankFileRow, 'ref1' | 'ref2' | 'amount' | 'kind'>[]) {
  const open = new Map<string, number[]>()
  const reversals = new Map<number, number | null>()
  for (const [at, { ref1, ref2, amount, kind }] of rows.entries()) {
    const key = JSON.stringify([ref1, ref2, amount])
    const credits = open.get(key) ?? []
    open.set(key, credits)
    if (kind === 'credit') credits.push(at)
    else reversals.set(at, credits.pop() ?? null)
  }
  return reversals
}
