import { data, href, redirect } from 'react-router'
import { from } from '#platform/data/collection/rows.ts'
import { update } from '#platform/data/collection/write.ts'
import type { Context } from '#platform/context.ts'
import { notFound, RequestError } from '#platform/errors/errors.ts'
import { cancelMove, resumeMove, startMove } from '#platform/content/file/move/move.ts'
import { storeNameOf } from '#platform/content/file/store/store-of.ts'
import type { Refused } from '#platform/office/screens/record/record-forms.ts'
import { tested } from './keep-storage.server.ts'

type Intent = (ctx: Context, form: FormData) => Promise<string | { problem: string }>

/** The dashboard's forms besides the test, by their intent. */
const intents: Record<string, Intent> = {
  choose: (ctx, form) => choose(ctx, String(form.get('space') ?? '')),
  async move(ctx, form) {
    const to = await storeNameOf(ctx)
    const answer = await tested(ctx, to)
    if ('problem' in answer) return answer
    await startMove(ctx, { from: String(form.get('from') ?? ''), to })
    return ''
  },
  async 'move-cancel'(ctx, form) {
    await cancelMove(ctx, String(form.get('move') ?? ''))
    return ''
  },
  async 'move-resume'(ctx, form) {
    await resumeMove(ctx, String(form.get('move') ?? ''))
    return ''
  },
}

/** Handles the form and redirects to the dashboard, or returns the error. */
export const storageAction = async (ctx: Context, form: FormData) => {
  const intent = String(form.get('intent') ?? '')
  if (!Object.hasOwn(intents, intent)) throw notFound()
  try {
    const answer = await intents[intent]!(ctx, form)
    if (typeof answer === 'string') return redirect(href('/space/dashboard') + answer)
    return data<Refused>({ problem: answer.problem, written: '' })
  } catch (error) {
    if (!(error instanceof RequestError) || error.issues.length === 0) throw error
    return data<Refused>({ problem: error.issues[0]![ctx.locale], written: '' }, { status: 409 })
  }
}

/** Uses a storage for new files from now on, once a test succeeded. */
async function choose(ctx: Context, space: string): Promise<string | { problem: string }> {
  if (!/^[0-9a-f]{24}$/.test(space)) throw notFound()
  const answer = await tested(ctx, `space ${space}`)
  if ('problem' in answer) return answer
  const { _id } = await from(ctx, 'configuration').select('_id').executeTakeFirstOrThrow()
  await update(ctx, 'configuration', { _id, change: { spaceId: space } })
  return '?done=chosen-1'
}
