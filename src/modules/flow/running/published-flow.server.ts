import { from } from '#platform/data/collection/rows.ts'
import type { Context } from '#platform/context.ts'
import { asProduct } from '#platform/flow/engine/values.ts'
import { readVersion } from '#platform/flow/publish-flow.ts'
import type { FlowVersionRow } from '#platform/flow/tables.ts'

/** Returns the published version of an active flow, for anybody. Null for every other flow, and for an unknown id. */
export const publishedFlow = async (ctx: Context, _id: string): Promise<FlowVersionRow | null> => {
  const row = await from(asProduct(ctx), 'flow')
    .select(['flow.publishedVersion', 'flow.status'])
    .where('flow._id', '=', _id)
    .executeTakeFirst()
  if (row?.status !== 'active') return null
  return (await readVersion(ctx, { flowID: _id, version: row.publishedVersion })) ?? null
}
