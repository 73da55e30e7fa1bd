import { savepoint, inTransaction } from '#platform/data/collection/transaction.ts'
import type { Context } from '#platform/context.ts'

class Undone extends Error {}

/** Runs `work` in its own transaction or as part of one. Commits what it wrote only if it says so. */
export async function commitIf(ctx: Context, work: (inside: Context) => Promise<boolean>): Promise<boolean> {
  try {
    await inTransaction(ctx, (inside) =>
      savepoint(inside, async (part) => {
        if (!(await work(part))) throw new Undone()
      }),
    )
    return true
  } catch (error) {
    if (error instanceof Undone) return false
    throw error
  }
}
