import { data, href, redirect } from 'react-router'
import { invalid, notFound, RequestError, statusOf } from '#platform/errors/errors.ts'
import { cancelRun, retryRun, settleRun } from '#platform/flow/runs/settle-run.ts'
import type { Context } from '#platform/context.ts'
import { acts, loads } from '#platform/http/request.server.ts'
import { describeRun } from '../components/server/describe-run.server.ts'
import { runScreenWords as words } from '../words.ts'

/** A run with its steps. */
export const loader = loads((ctx, { params, url }) => describeRun(ctx, { id: idOf(params), url }))

/** Cancels a run, runs it again from the failed step, or decides about an unsure one. */
export const action = acts(async (ctx, { params, form }) => {
  const id = idOf(params)
  const intent = String(form.get('intent'))
  const act = Object.hasOwn(intents, intent) ? intents[intent] : undefined
  if (!act) throw invalid({ field: 'intent', code: 'choice', ...words.state })
  try {
    await act(ctx, id)
  } catch (error) {
    if (!(error instanceof RequestError) || error.kind !== 'conflict') throw error
    return data({ problem: error.issues[0]?.[ctx.locale] ?? '' }, { status: statusOf.conflict })
  }
  return redirect(`${href('/setup/workflow/runs/:id', { id })}?done`)
})

const intents: Record<string, (ctx: Context, run: string) => Promise<void>> = {
  cancel: cancelRun,
  retry: retryRun,
  happened: (ctx, run) => settleRun(ctx, { run, hasHappened: true }),
  'not-happened': (ctx, run) => settleRun(ctx, { run, hasHappened: false }),
}

function idOf({ id = '' }: { id?: string | undefined }): string {
  if (!/^[0-9a-f]{24}$/.test(id)) throw notFound()
  return id
}
