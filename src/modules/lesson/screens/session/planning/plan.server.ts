import { data, redirect } from 'react-router'
import type { Context } from '#platform/context.ts'
import { conflict, notFound, RequestError, statusOf } from '#platform/errors/errors.ts'
import { acts, loads } from '#platform/http/request.server.ts'
import { pageTitle } from '#platform/site/page-title.ts'
import type { RecordDescription } from '#ui/office/description.ts'
import type { FormDescription } from '#ui/office/form-description.ts'
import { undoPlan } from '../../../teaching/planning/create-plan.server.ts'
import { describeRoundsToPlan } from '../../../teaching/planning/describe-rounds.server.ts'
import { describePresent } from '../../../teaching/planning/describe-present.server.ts'
import { createSent, planForm, plannedBy, previewOf, sentPlan } from '../../../teaching/planning/handle-plan.server.ts'
import { planPath, roundAsked } from '../../../teaching/planning/plan-path.ts'
import { type RoundFacts, roundFacts } from '../../../teaching/planning/round-facts.server.ts'
import { planWords as words } from '../../../teaching/planning/words.ts'

interface Shown {
  form: FormDescription | null
  record: RecordDescription | null
  problem: string | null
}

const none: Shown = { form: null, record: null, problem: null }

/** The sessions of a round, or a form that plans many: by a pattern, or copied from another round. Without a round, one is chosen. */
export const loader = loads(async (ctx, { url }) => {
  const title = pageTitle(ctx, words.heading[ctx.locale])
  if (!url.searchParams.has('where')) return { ...none, record: await describeRoundsToPlan(ctx), title }
  const round = await roundFacts(ctx, roundAsked(url))
  const [view, plan, undone] = ['view', 'plan', 'undone'].map((name) => url.searchParams.get(name) ?? '')
  const canPlan = round.lessons.length > 0 && round.status !== 'cancelled'
  const isForm = canPlan && (view === 'new' || view === 'copy')
  const shown: Shown = isForm
    ? { ...none, form: await planForm(ctx, { round, isCopy: view === 'copy' }) }
    : { ...none, record: await describePresent(ctx, { round, plan: plan!, undone: undone! }) }
  return { ...shown, title }
})

/** Shows a plan before anything is stored, creates it once, or undoes it. What is refused is said beside what was sent. */
export const action = acts(async (ctx, { form, url }) => {
  const round = await roundFacts(ctx, roundAsked(url))
  const intent = String(form.get('intent'))
  if (intent === 'undo') return undo(ctx, { round, key: String(form.get('key') ?? '') })
  if (!intents.has(intent)) throw notFound()
  if (round.status === 'cancelled') throw conflict({ field: 'status', code: 'cancelled', ...words.roundCancelled })
  return handle(ctx, { round, form, verb: intent.replace('-copy', '') })
})

const intents = new Set(['check', 'edit', 'create', 'create-free'].flatMap((verb) => [verb, `${verb}-copy`]))

async function handle(ctx: Context, { round, form, verb }: { round: RoundFacts; form: FormData; verb: string }) {
  const sent = sentPlan(ctx, { round, form })
  const planned = await plannedBy(ctx, sent)
  const isWrong = Array.isArray(planned)
  if (isWrong || verb === 'edit') {
    const shown = await planForm(ctx, { ...sent, issues: isWrong ? planned : [] })
    return answer({ form: shown }, isWrong ? 400 : 200)
  }
  if (verb === 'check') return answer({ record: previewOf(ctx, { sent, planned }) }, 200)
  try {
    await createSent(ctx, { sent, planned, isFree: verb === 'create-free' })
  } catch (error) {
    const issue = error instanceof RequestError ? error.issues[0] : undefined
    if (!issue) throw error
    const record = previewOf(ctx, { sent, planned })
    return answer({ record, problem: issue[ctx.locale] }, statusOf[(error as RequestError).kind])
  }
  return redirect(planPath(round._id, { plan: sent.key }))
}

async function undo(ctx: Context, { round, key }: { round: RoundFacts; key: string }) {
  if (!/^[0-9a-f]{24}$/.test(key)) throw notFound()
  try {
    const n = await undoPlan(ctx, { roundID: round._id, key })
    return redirect(planPath(round._id, { undone: String(n) }))
  } catch (error) {
    const issue = error instanceof RequestError ? error.issues[0] : undefined
    if (!issue) throw error
    const record = await describePresent(ctx, { round, plan: key, undone: '' })
    return answer({ record, problem: issue[ctx.locale] }, statusOf[(error as RequestError).kind])
  }
}

const answer = (shown: Partial<Shown>, status: number) => data({ ...none, ...shown } satisfies Shown, { status })
