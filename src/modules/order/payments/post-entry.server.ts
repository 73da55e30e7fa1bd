import { addBaht } from '#domain/money/baht.ts'
import { insertPrivate } from '#platform/data/private-table/access.ts'
import { inTransaction } from '#platform/data/collection/transaction.ts'
import { newId } from '#platform/data/collection/writing/id.ts'
import { type Context, nowOf } from '#platform/context.ts'
import { journalEntry, journalLine } from '../tables.ts'

/** An account and an amount in baht: positive is debit, negative is credit. */
type JournalLine = readonly [account: string, amount: number]

/**
 * Writes an entry into the journal. Returns false if the source has its entry already. Throws if the lines do not add up to 0; the
 * database checks the same at the commit.
 */
export const postEntry = (
  ctx: Context,
  { kind, source, lines }: { kind: string; source: string; lines: readonly JournalLine[] },
): Promise<boolean> =>
  inTransaction(ctx, async (inside) => {
    if (addBaht(...lines.map(([, amount]) => amount)) !== 0) throw new Error(`journal entry ${kind} is not balanced`)
    const _id = newId(inside.now)
    const isNew = await insertPrivate(inside, journalEntry, {
      row: { _id, kind, source, createdAt: nowOf(inside) },
      onConflict: { columns: ['kind', 'source'], update: 'nothing' },
    })
    if (!isNew) return false
    for (const [line, [account, amount]] of lines.filter(([, baht]) => baht !== 0).entries())
      await insertPrivate(inside, journalLine, { row: { entry: _id, line, account, amount } })
    return true
  })
