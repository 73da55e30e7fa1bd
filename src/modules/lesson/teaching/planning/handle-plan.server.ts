import type { Issue } from '#domain/validation/issue.ts'
import { from } from '#platform/data/collection/rows.ts'
import { collectionOf } from '#platform/data/collection/catalogue.ts'
import { accepted } from '#platform/data/collection/writing/accept.ts'
import { newId } from '#platform/data/collection/writing/id.ts'
import type { Context } from '#platform/context.ts'
import { RequestError } from '#platform/errors/errors.ts'
import { fill } from '#platform/site/i18n/words.ts'
import type { Hidden } from '#ui/office/description.ts'
import type { FormDescription } from '#ui/office/form-description.ts'
import { planCopy, planPattern, type PlannedSession, type SessionPlan } from './build-plan.server.ts'
import { createPlan } from './create-plan.server.ts'
import { describeCopyForm, describePlanForm, emptyPlan } from './describe-form.server.ts'
import { describePreview } from './describe-preview.ts'
import { findWarnings } from './find-warnings.server.ts'
import { type PlanForm, readPlan, ruleOf, sentForm, templateOf } from './plan-input.ts'
import type { RoundFacts } from './round-facts.server.ts'
import { planWords as words } from './words.ts'

interface Sent {
  round: RoundFacts
  form: PlanForm
  source: string
  key: string
  isCopy: boolean
}

/** What a planning form sent, with the key of its plan; a first check makes a new key. */
export const sentPlan = (ctx: Context, { round, form }: { round: RoundFacts; form: FormData }): Sent => {
  const key = String(form.get('key') ?? '')
  return {
    ...{ round, form: sentForm(form), source: String(form.get('source') ?? '').slice(0, 24) },
    key: /^[0-9a-f]{24}$/.test(key) ? key : newId(ctx.now),
    isCopy: String(form.get('intent')).endsWith('-copy'),
  }
}

/** The form of a plan, as it was sent or with what the round suggests. */
export const planForm = async (
  ctx: Context,
  of: { round: RoundFacts; isCopy: boolean; form?: PlanForm; source?: string; issues?: readonly Issue[] },
): Promise<FormDescription> => {
  const { round, isCopy, issues = [] } = of
  if (!isCopy) return describePlanForm(ctx, { round, form: of.form ?? emptyPlan(round), issues })
  const empty = { ...emptyPlan(round), room: '', place: '' }
  const [sources, form] = [await sourcesOf(ctx, round), of.form ?? empty]
  return describeCopyForm(ctx, { round, form, issues, sources, source: of.source ?? sources[0]?.value ?? '' })
}

/** The other rounds of the course that have sessions, the latest first. */
async function sourcesOf(ctx: Context, round: RoundFacts) {
  const found = await from(ctx, 'course_round')
    .select(['course_round._id', 'course_round.number', 'course_round.name'])
    .where('course_round.courseID', '=', round.courseID)
    .where('course_round._id', '<>', round._id)
    .where('course_round._id', 'in', (query) =>
      query.selectFrom(from(ctx, 'lesson_session').select('lesson_session.roundID').as('held')).select('held.roundID'),
    )
    .orderBy('course_round.startDate', 'desc')
    .orderBy('course_round._id')
    .limit(100)
    .execute()
  return found.map(({ _id, number, name }) => ({
    value: _id,
    label: fill(words.ofRound[ctx.locale], { course: name || round.course, n: number }),
  }))
}

interface Planned extends SessionPlan {
  notes: Awaited<ReturnType<typeof findWarnings>>
}

/** The plan that was sent with all that clashes, or what is wrong with the form. Nothing is stored. */
export const plannedBy = async (ctx: Context, sent: Sent): Promise<Planned | Issue[]> => {
  const { round, isCopy } = sent
  const plan = isCopy ? await copyOf(ctx, sent) : await patternOf(ctx, sent)
  if (Array.isArray(plan)) return plan
  const issues = issuesOf(ctx, plan.sessions)
  if (issues.length > 0) return issues
  const { courseID, _id: roundID, people } = round
  const notes = await findWarnings(ctx, { sessions: plan.sessions, courseID, roundID, people })
  return { ...plan, notes }
}

const patternOf = async (ctx: Context, { round, form }: Sent) => {
  const input = readPlan(form, round)
  return Array.isArray(input) ? input : planPattern(ctx, { round, input })
}

const copyOf = async (ctx: Context, { round, form, source }: Sent) =>
  /^[0-9a-f]{24}$/.test(source) && source !== round._id
    ? planCopy(ctx, { round, source, rule: ruleOf(form), template: templateOf(form) })
    : [{ field: 'source', code: 'required', ...words.noRound }]

/** The rules of single sessions, asked once: all sessions of a plan share what can be wrong. */
function issuesOf(ctx: Context, [first]: readonly PlannedSession[]): Issue[] {
  if (!first) return []
  const { name, lessonID, hours, room, lecturerID, place, url } = first
  const at = (ms: number) => new Date(ms).toISOString()
  const row = { name, lessonID, hours, room, lecturerID, place, url, startsAt: at(first.from), endsAt: at(first.to) }
  try {
    accepted(ctx, collectionOf(ctx, 'lesson_session'), row)
    return []
  } catch (error) {
    if (error instanceof RequestError) return [...error.issues]
    throw error
  }
}

/** The preview of a plan. Its buttons carry what was sent. */
export const previewOf = (ctx: Context, { sent, planned }: { sent: Sent; planned: Planned }) =>
  describePreview(ctx, {
    ...{ round: sent.round, plan: planned, notes: planned.notes, isCopy: sent.isCopy },
    sent: (intent) => carried(sent, intent),
  })

const carried = ({ form, source, key }: Sent, intent: string): Hidden[] => [
  ...[
    { name: 'intent', value: intent },
    { name: 'key', value: key },
    { name: 'source', value: source },
  ],
  ...Object.entries(form).flatMap(([name, value]) =>
    (Array.isArray(value) ? value : [value]).map((one: string) => ({ name, value: one })),
  ),
]

/** Creates a plan: all of it, or with `isFree` only what has no problem. */
export const createSent = (ctx: Context, of: { sent: Sent; planned: Planned; isFree: boolean }): Promise<number> => {
  const { sent, planned, isFree } = of
  const sessions = planned.sessions.filter((_, at) => !isFree || planned.notes[at]!.problems.length === 0)
  return createPlan(ctx, { roundID: sent.round._id, key: sent.key, sessions })
}
