import type { Context } from '#platform/context.ts'
import { publishedFlow } from '../running/published-flow.server.ts'

interface PublishedFlow {
  version: number
  isAlways: boolean
}

/** The published versions of the active flows that pages name. Other flows are missing. */
export async function publishedFlows(ctx: Context, ids: readonly string[]): Promise<Map<string, PublishedFlow>> {
  const asked = [...new Set(ids)].filter((id) => id !== '')
  const versions = await Promise.all(asked.map((id) => publishedFlow(ctx, id)))
  return new Map(
    versions.flatMap((found) =>
      found ? [[found.flowID, { version: found.version, isAlways: found.isAlways }] as const] : [],
    ),
  )
}
