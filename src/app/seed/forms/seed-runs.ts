import { driveByPerson, startByPerson } from '#modules/flow/public-api.ts'
import { guest } from '#platform/data/access/viewer.ts'
import { from } from '#platform/data/collection/rows.ts'
import type { Context } from '#platform/context.ts'
import { answerRun } from '#platform/flow/runs/answer-run.ts'
import { listRuns } from '#platform/flow/runs/list-runs.ts'
import { cancelRun } from '#platform/flow/runs/settle-run.ts'
import { callbackFlow, complaintFlow } from '../../../../database/seeds/forms/flows.ts'
import { personOf } from '../../../../database/seeds/forms/build/people.ts'
import { applicationAnswers } from '../../../../database/seeds/forms/skills/application.ts'
import { complaintAnswers } from '../../../../database/seeds/forms/skills/complaint.ts'
import { type FormIds, named } from './named.ts'
import { sendForm } from './send-form.ts'

const hourMs = 3_600_000

/** Forms that are sent now start flows: some runs are done, some wait or ask, one was declined and one cancelled. */
export async function seedRuns(ctx: Context, ids: FormIds): Promise<void> {
  for (const n of [0, 1]) {
    const then = { ...ctx, viewer: guest, now: ctx.now - (5 - n) * hourMs }
    await sendForm(then, { postID: named(ids, 'course-application'), answers: applicationAnswers(210 + n) })
    const answers = { ...complaintAnswers(210 + n), ...reachable(210 + n), urgency: n === 0 ? 'urgent' : 'normal' }
    await sendForm(then, { postID: named(ids, 'complaint'), answers })
  }
  await ctx.app.jobs.drain()
  await cancelOne(ctx)
  await seedCallbacks(ctx)
}

function reachable(n: number) {
  const { name, phone, email } = personOf(n)
  return { reply: 'yes', fullName: name, phone, email }
}

/** Of the two complaints, one was settled by phone: staff ended its run. */
async function cancelOne(ctx: Context) {
  const flowID = await flowNamed(ctx, complaintFlow.name)
  const { runs } = await listRuns(ctx, { flowID, state: 'waiting' })
  if (runs[0]) await cancelRun(ctx, runs[0]._id)
}

/** Three visitors ask to be called: one agrees, one declines, and one has not answered yet. */
async function seedCallbacks(ctx: Context) {
  const flowID = await flowNamed(ctx, callbackFlow.name)
  for (const [n, isTrue] of [true, false, null].entries()) {
    const visitor = { ...ctx, viewer: guest, address: `192.0.2.${n + 1}`, session: null }
    const { fullName, phone, email } = applicationAnswers(220 + n)
    let run = await startByPerson(visitor, { flowID, form: { fullName, phone, email }, page: '/' })
    // Who answered the question also closes what the flow says then.
    while (isTrue !== null && run.state === 'asking') {
      await answerRun(visitor, { run: run.run, token: run.token, seq: run.seq, outcome: { isTrue } })
      run = await driveByPerson(visitor, run.run)
    }
  }
}

async function flowNamed(ctx: Context, name: string): Promise<string> {
  const row = await from(ctx, 'flow').select('flow._id').where('flow.name', '=', name).executeTakeFirst()
  if (!row) throw new Error(`the demo has no flow '${name}'`)
  return row._id
}
