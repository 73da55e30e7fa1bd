import { data } from 'react-router'
import type { Context } from '#platform/context.ts'
import type { FoundPage } from '../find-page.server.ts'
import { enterPage } from '../gate/enter-page.server.ts'

/** Answers a form of a page whose type has one, past its gates; null for another page, and before the password. */
export const actOnType = async (ctx: Context, { page, form }: { page: FoundPage; form: FormData }) => {
  const act = ctx.app.pageTypes.get(page.type)?.act
  const entered = act ? await enterPage(ctx, page) : null
  if (!act || !entered) return null
  const { status, answer } = await act(entered.ctx, { _id: page._id, form })
  return data({ answer }, { status })
}
