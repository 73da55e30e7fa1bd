import { sql } from 'kysely'
import { inTransaction } from '#platform/data/collection/transaction.ts'
import { updatePrivate } from '#platform/data/private-table/access.ts'
import { type Context, nowOf } from '#platform/context.ts'
import { executor } from '#platform/data/database/executor.ts'
import { tellStaff } from '#platform/background/notifications/tell-staff.ts'
import { fill } from '#platform/site/i18n/words.ts'
import type { OpenRun } from '../runs/run-rows.ts'
import { flowStepRun } from '../tables.ts'
import { runWords as words } from '../words.ts'

/** The route that lists the runs of a site. */
const historyRoute = 'setup-workflow-runs'

/**
 * Marks a step whose call may have been carried out, and its run, and tells the staff: a person decides whether it
 * happened. False if the run has moved on meanwhile.
 */
export const markUnsure = (ctx: Context, { run, seq }: { run: OpenRun; seq: number }): Promise<boolean> =>
  inTransaction(ctx, async (inside) => {
    const { rows } = await sql`update flow_run set state = 'unsure', "updatedAt" = ${nowOf(ctx)}
      where site = ${ctx.site._id} and _id = ${run.row._id} and seq = ${run.row.seq}
        and state in ('ready', 'running', 'waiting') returning 1`.execute(inside[executor])
    if (rows.length === 0) return false
    await updatePrivate(inside, flowStepRun, {
      where: { runID: run.row._id, seq },
      change: { state: 'unsure', leaseUntil: null },
    })
    const { th, en } = words.unsureTitle
    const title = { th: fill(th, { name: run.name }), en: fill(en, { name: run.name }) }
    const routes = ctx.app.manifests.flatMap((module) => module.routes)
    const href = routes.find((route) => route.name === historyRoute)?.path ?? ''
    await tellStaff(inside, { title, href, topic: `flow ${run.row.flowID}` })
    return true
  })
