import { createHash } from 'node:crypto'
import { type FlowFacts, lintFlow } from '#domain/flow/lint-flow.ts'
import { readSteps } from '#domain/flow/read-steps.ts'
import type { FlowIssue, FlowTrigger } from '#domain/flow/step.ts'
import { fromPrivate, insertPrivate } from '#platform/data/private-table/access.ts'
import { type Context, nowOf } from '#platform/context.ts'
import { invalid } from '#platform/errors/errors.ts'
import { listHosts } from './settings/hosts.ts'
import { readSecrets } from './settings/secrets.ts'
import { flowVersion, type FlowVersionRow } from './tables.ts'
import { runWords as words } from './words.ts'

/** Returns what the steps of a flow are checked against on this site. */
export const flowFacts = async (ctx: Context, trigger: FlowTrigger): Promise<FlowFacts> => ({
  trigger,
  hosts: await listHosts(ctx),
  secrets: await readSecrets(ctx),
  actions: [...ctx.app.flowActions.values()]
    .filter(({ module }) => ctx.site.plugins.has(module))
    .map(({ name }) => name),
})

/** Returns the problems of the steps of a flow on this site. */
const lintSteps = async (ctx: Context, of: { steps: unknown; trigger: FlowTrigger }): Promise<FlowIssue[]> =>
  lintFlow(of.steps, await flowFacts(ctx, of.trigger))

/**
 * Stores the next version of a flow, in the caller's transaction, and returns its number. Throws invalid with the
 * problems of its steps.
 */
export const storeVersion = async (
  ctx: Context,
  of: Pick<FlowVersionRow, 'flowID' | 'name' | 'trigger' | 'mayMoveStock' | 'isAlways'> & {
    steps: unknown
    after: number
  },
): Promise<number> => {
  const issues = await lintSteps(ctx, of)
  const read = readSteps(of.steps)
  if (issues.length > 0 || 'fault' in read)
    throw invalid(
      { field: 'steps', code: 'steps', ...words.notPublishable },
      ...issues
        .slice(0, 20)
        .map(({ step, field, th, en }) => ({ field: `steps.${step}.${field}`, code: 'step', th, en })),
    )
  const steps = JSON.stringify(read.steps)
  const { flowID, name, trigger, mayMoveStock, isAlways, after } = of
  const row = {
    ...{ flowID, name, trigger, mayMoveStock, isAlways, steps, version: after + 1 },
    hash: createHash('sha256').update(steps).digest('hex'),
    publishedBy: ctx.viewer.name,
    createdAt: nowOf(ctx),
  }
  await insertPrivate(ctx, flowVersion, { row })
  return row.version
}

/** Returns a published version of a flow; undefined if there is none. */
export const readVersion = (
  ctx: Context,
  of: { flowID: string; version: number },
): Promise<FlowVersionRow | undefined> =>
  fromPrivate(ctx, flowVersion)
    .selectAll()
    .where('flowID', '=', of.flowID)
    .where('version', '=', of.version)
    .executeTakeFirst()

/** Returns the published versions of a flow, the newest first. */
export const listVersions = (ctx: Context, flowID: string): Promise<FlowVersionRow[]> =>
  fromPrivate(ctx, flowVersion).selectAll().where('flowID', '=', flowID).orderBy('version', 'desc').limit(100).execute()
