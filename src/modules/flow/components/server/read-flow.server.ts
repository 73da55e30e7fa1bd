import { sql } from 'kysely'
import type { FlowStep } from '#domain/flow/step.ts'
import { isAtLeast } from '#platform/data/access/viewer.ts'
import { from } from '#platform/data/collection/rows.ts'
import type { Context } from '#platform/context.ts'
import { forbidden, notFound } from '#platform/errors/errors.ts'
import { readVersion } from '#platform/flow/publish-flow.ts'

/** Returns a flow of the site for its administrators. Throws not-found for another id. */
export async function flowById(ctx: Context, _id: string) {
  if (!isAtLeast(ctx.viewer, 'admin')) throw forbidden()
  if (!/^[0-9a-f]{24}$/.test(_id)) throw notFound()
  const flow = await from(ctx, 'flow').selectAll().where('flow._id', '=', _id).executeTakeFirst()
  if (!flow) throw notFound()
  return flow
}

/** The steps of the newest published version. Null if the flow was never published. */
export async function publishedSteps(
  ctx: Context,
  { _id, publishedVersion }: { _id: string; publishedVersion: number },
): Promise<readonly FlowStep[] | null> {
  const found = await readVersion(ctx, { flowID: _id, version: publishedVersion })
  return found ? (JSON.parse(found.steps) as FlowStep[]) : null
}

/** The pages and forms that place a flow. */
export const pagesWithFlow = (ctx: Context, flowID: string) =>
  from(ctx, 'post')
    .select(['post._id', 'post.title'])
    .where(sql<boolean>`post.builder::text like ${`%${flowID}%`}`)
    .orderBy('post.title')
    .limit(50)
    .execute()
