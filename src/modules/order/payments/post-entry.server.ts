import { addBaht } from '#domain/money/baht.ts'
import { insertPrivate, insertPrivateRows } from '#platform/data/private-table/access.ts'
import { inTransaction } from '#platform/data/collection/transaction.ts'
import { newId } from '#platform/data/collection/writing/id.ts'
import { type Context, nowOf } from '#platform/context.ts'
import { journalEntry, journalLine } from '../tables.ts'

/** An account and an amount in baht: positive is debit, negative is credit. */
type JournalLine = readonly [account: string, amount: number]

interface JournalEntry {
  kind: string
  /** What caused the entry: it is written once. */
  source: string
  lines: readonly JournalLine[]
}

/**
 * Writes an entry into the journal. Returns false if the source has its entry already. Throws if the lines do not add up to 0; the
 * database checks the same at the commit.
 */
export const postEntry = (ctx: Context, entry: JournalEntry): Promise<boolean> =>
  inTransaction(ctx, async (inside) => {
    const row = entryRow(inside, entry)
    const isNew = await insertPrivate(inside, journalEntry, {
      row,
      onConflict: { columns: ['kind', 'source'], update: 'nothing' },
    })
    if (isNew) await insertPrivateRows(inside, journalLine, linesOf(row._id, entry))
    return isNew
  })

/** Writes entries whose sources have none yet, in two statements. Throws as `postEntry` does, and for a known source. */
export const postEntries = (ctx: Context, entries: readonly JournalEntry[]): Promise<void> =>
  inTransaction(ctx, async (inside) => {
    const all = entries.map((entry) => ({ entry, row: entryRow(inside, entry) }))
    await insertPrivateRows(
      inside,
      journalEntry,
      all.map(({ row }) => row),
    )
    await insertPrivateRows(
      inside,
      journalLine,
      all.flatMap(({ entry, row }) => linesOf(row._id, entry)),
    )
  })

function entryRow(ctx: Context, { kind, source, lines }: JournalEntry) {
  if (addBaht(...lines.map(([, amount]) => amount)) !== 0) throw new Error(`journal entry ${kind} is not balanced`)
  return { _id: newId(ctx.now), kind, source, createdAt: nowOf(ctx) }
}

const linesOf = (entry: string, { lines }: JournalEntry) =>
  lines.filter(([, baht]) => baht !== 0).map(([account, amount], line) => ({ entry, line, account, amount }))
