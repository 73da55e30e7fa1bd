import type { BlockLoad } from '#platform/content/page/block.ts'
import { describeTable, type TableDescription } from '#platform/content/data-table/describe-table.ts'
import type { Props } from './block.ts'

/** Null if the viewer may not see the table. */
export type DataTableContent = TableDescription | null

export const load: BlockLoad<Props, DataTableContent> = async (ctx, placed) =>
  Object.fromEntries(
    await Promise.all(placed.map(async ({ id, props }) => [id, await describeTable(ctx, props)] as const)),
  )
