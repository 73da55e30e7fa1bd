import { type ActionFunctionArgs, href, type LoaderFunctionArgs, redirect } from 'react-router'
import type { Context } from '#platform/context.ts'
import { inLocale } from '#platform/site/i18n/words.ts'
import { trackedJob } from '#platform/background/jobs/track-job.ts'
import { askedOf, formOf } from '#platform/http/request.server.ts'
import { action as act, loader as list } from '#platform/office/screens/list.server.ts'
import type { RunDescription } from '#ui/office/list/bulk/run-banner.tsx'
import { beginRecount, recountHours } from '../../commands/recounting/recount-hours.server.ts'
import { hoursWords as words } from '../../hours/words.ts'

/** The default list of the rules, with the command that recalculates everything. */
export const loader = async (args: LoaderFunctionArgs) => {
  const { ctx } = askedOf(args)
  const said = inLocale(words, ctx.locale)
  const isAsked = new URL(args.request.url).searchParams.has('recount')
  const listed = await list(args)
  const ask = {
    ...{ title: said.recountAsk, text: said.recountText, confirm: said.recount },
    hidden: [{ name: 'intent', value: 'recount' }],
  }
  const again = { label: said.recount, href: `${href('/enroll/hours/rule')}?recount`, icon: 'refresh' as const }
  return {
    ...listed,
    ...(listed.list && { list: { ...listed.list, actions: [...(listed.list.actions ?? []), again] } }),
    ask: isAsked ? ask : null,
    recount: await runOf(ctx),
  }
}

export const action = async (args: ActionFunctionArgs) => {
  const form = await formOf(args.request)
  if (form.get('intent') !== 'recount') return act(args)
  await beginRecount(askedOf(args).ctx)
  return redirect(href('/enroll/hours/rule'))
}

async function runOf(ctx: Context): Promise<RunDescription | null> {
  const standing = await trackedJob(ctx, recountHours.name)
  if (!standing) return null
  const isBroken = standing.state === 'failed'
  const text = (isBroken ? words.recountBroken : words.recounting)[ctx.locale]
  return { text, isRunning: !isBroken, isBroken, at: standing.percent, total: 100 }
}
