import { isMenu } from '#domain/page/menu.ts'
import { readPage } from '#domain/page/page.ts'
import type { Context } from '#platform/context.ts'
import { type Fault, readObject } from './read-object.ts'

/** A block that visitors do not see, its position from 1, and the reason. */
export interface SkippedBlock {
  type: string
  row: number
  column: number
  fault: Fault
}

/**
 * Returns the blocks of a stored page that are hidden from all viewers; `null` if the page is unreadable. A menu has
 * none.
 */
export function skippedBlocksOf(ctx: Pick<Context, 'app' | 'site'>, stored: unknown): SkippedBlock[] | null {
  if (isMenu(stored)) return []
  const read = readPage(stored)
  if (!('page' in read)) return null
  return read.page.rows.flatMap(({ columns }, row) =>
    columns.flatMap(({ objects }, column) =>
      objects.flatMap((object) => {
        const one = readObject(ctx, object)
        return 'fault' in one ? [{ type: object.type, row: row + 1, column: column + 1, fault: one.fault }] : []
      }),
    ),
  )
}
