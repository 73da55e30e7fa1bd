import type { Context } from '#platform/context.ts'
import { type FormState, formState } from '../../rules/form-state.ts'
import { countStanding, hasSent } from './count-standing.server.ts'
import type { FormPost } from './find-form.server.ts'
import type { FormSettings } from './settings.server.ts'

/** Why a form takes no answer: its state, or that the person sent it before. */
export type ClosedReason = Exclude<FormState, 'open'> | 'once'

/** Returns why the viewer cannot send the form now; null if they can. */
export async function closedReason(
  ctx: Context,
  { form, settings }: { form: Pick<FormPost, '_id' | 'status'>; settings: FormSettings },
): Promise<ClosedReason | null> {
  const state = await stateOf(ctx, { form, settings })
  if (state !== 'open') return state
  return settings.isOncePerPerson && (await hasSent(ctx, form._id)) ? 'once' : null
}

/** Returns whether a form takes answers now. */
export async function stateOf(
  ctx: Context,
  { form, settings }: { form: Pick<FormPost, '_id' | 'status'>; settings: FormSettings },
): Promise<FormState> {
  const taken = settings.capacity === null ? 0 : await countStanding(ctx, form._id)
  return formState(settings, { isPublished: form.status, taken, nowMs: ctx.now })
}
