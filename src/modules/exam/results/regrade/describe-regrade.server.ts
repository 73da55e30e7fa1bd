import { href } from 'react-router'
import { compare, toDecimal } from '#domain/learning/assessment/fraction.ts'
import type { Issue } from '#domain/validation/issue.ts'
import type { Context } from '#platform/context.ts'
import { from } from '#platform/data/collection/rows.ts'
import { notFound } from '#platform/errors/errors.ts'
import { listWords } from '#platform/office/screens/description/list-words.ts'
import type { Figure, RelatedList } from '#ui/office/description.ts'
import type { FieldDescription, FormDescription } from '#ui/office/form-description.ts'
import { readMarked } from '../../marking/read-marked.server.ts'
import { describeForm } from '../display/describe-form.ts'
import { typeName } from '../display/result-cells.ts'
import { type AttemptPlan, attemptsToRegrade } from './plan-attempts.server.ts'
import { regradeModes } from './rules/plan-regrade.ts'
import { namesOf } from './start-regrade.server.ts'
import { regradeOutcomeWords, regradeWords as words } from './words.ts'

/** A request as a form sends it. */
export interface SentRegrade {
  roundID: string
  questionID: string
  mode: string
  /** A line for each accepted answer. */
  accepted: string
  neverLower: boolean
  reason: string
}

/** The form that regrades a question of an exam, with what was sent and its problems. */
export async function describeRegrade(
  ctx: Context,
  of: { examID: string; sent: SentRegrade; issues: readonly Issue[] },
): Promise<FormDescription> {
  const { locale } = ctx
  const exam = await from(ctx, 'exam').select('exam.name').where('exam._id', '=', of.examID).executeTakeFirst()
  if (!exam) throw notFound()
  return describeForm(locale, {
    ...{ heading: words.heading[locale], save: words.preview[locale], cancel: words.cancel[locale], issues: of.issues },
    back: { href: href('/lesson/exam/attempts/:id', { id: of.examID }), label: exam.name },
    fields: await fieldsOf(ctx, of),
  })
}

async function fieldsOf(
  ctx: Context,
  { examID, sent }: { examID: string; sent: SentRegrade },
): Promise<FieldDescription[]> {
  const { locale } = ctx
  const choice = { kind: 'choice', span: 6 } as const
  return [
    {
      ...{ ...choice, name: 'questionID', label: words.question[locale], value: sent.questionID, isRequired: true },
      choices: await questionChoices(ctx, examID),
    },
    {
      ...choice,
      name: 'roundID',
      label: words.round[locale],
      value: sent.roundID,
      choices: await roundChoices(ctx, examID),
    },
    {
      ...{ ...choice, name: 'mode', label: words.mode[locale], value: sent.mode, isRequired: true },
      choices: regradeModes.map((mode) => ({ value: mode, label: words.modes[mode][locale] })),
    },
    {
      ...{ name: 'accepted', label: words.accepted[locale], hint: words.acceptedHint[locale], kind: 'longtext' },
      ...{ value: sent.accepted, span: 6, shownWhen: { mode: 'also-accept' } as never },
    },
    {
      ...{ name: 'neverLower', label: words.neverLower[locale], hint: words.neverLowerHint[locale], kind: 'boolean' },
      ...{ value: sent.neverLower, span: 6 },
    },
    { name: 'reason', label: words.reason[locale], kind: 'longtext', value: sent.reason, isRequired: true, span: 6 },
  ]
}

/** The questions of the papers of the exam. */
async function questionChoices(ctx: Context, examID: string) {
  const attempts = await readMarked(ctx, await attemptsToRegrade(ctx, { examID, roundID: '' }))
  const ids = [...new Set(attempts.flatMap(({ slots }) => slots.map(({ questionID }) => questionID)))].filter(Boolean)
  if (ids.length === 0) return []
  const questions = await from(ctx, 'question')
    .select(['question._id', 'question.code', 'question.name'])
    .where('question._id', 'in', ids)
    .orderBy('question.code')
    .execute()
  return questions.map(({ _id, code, name }) => ({ value: _id, label: `${code} · ${name}`.slice(0, 200) }))
}

async function roundChoices(ctx: Context, examID: string) {
  const rounds = await from(ctx, 'exam_round')
    .select(['exam_round._id', 'exam_round.type', 'exam_round.round'])
    .where('exam_round.examID', '=', examID)
    .orderBy('exam_round.round')
    .execute()
  const named = rounds.map(({ _id, type, round }) => ({ value: _id, label: `${typeName(type, ctx.locale)} ${round}` }))
  return [{ value: '', label: words.allRounds[ctx.locale] }, ...named]
}

/** What a dry run found: how many scores change and results flip, and each attempt. */
export async function describePreview(
  ctx: Context,
  plans: readonly AttemptPlan[],
): Promise<{ figures: Figure[]; list: RelatedList }> {
  const { locale } = ctx
  const names = await namesOf(ctx, [...new Set(plans.map(({ attempt }) => attempt.userID))])
  const certified = await certifiedEnrolments(ctx, plans)
  const changed = plans.filter(({ result }) => result === 'changed')
  const flips = changed.filter(({ before, after }) => before.passed !== after.passed)
  const touched = flips.filter(({ attempt }) => certified.has(attempt.enrollID))
  const count = (list: readonly unknown[]) => list.length.toLocaleString('th-TH')
  return {
    figures: [
      { label: words.figures.concerned[locale], value: count(plans) },
      { label: words.figures.changed[locale], value: count(changed) },
      { label: words.figures.flips[locale], value: count(flips) },
      { label: words.figures.certificates[locale], value: count(touched) },
    ],
    list: planList(locale, { plans, names, certified }),
  }
}

interface Listed {
  plans: readonly AttemptPlan[]
  names: ReadonlyMap<string, string>
  certified: ReadonlySet<string>
}

function planList(locale: 'th' | 'en', { plans, names, certified }: Listed): RelatedList {
  const score = ({ points, most, passed }: AttemptPlan['before']) =>
    `${toDecimal(points, 2)} / ${toDecimal(most, 2)} ${passed ? words.isPassed[locale] : words.isFailed[locale]}`
  const ordered = plans.toSorted(
    (left, right) => Number(right.result === 'changed') - Number(left.result === 'changed'),
  )
  return {
    columns: [
      { name: 'learner', label: words.learner[locale], kind: 'person' },
      { name: 'outcome', label: words.outcome[locale], kind: 'state' },
      { name: 'before', label: words.before[locale], kind: 'phrase' },
      { name: 'after', label: words.after[locale], kind: 'phrase' },
      { name: 'certificate', label: words.certificate[locale], kind: 'text' },
    ],
    rows: ordered.map((plan) => ({
      ...{ id: plan.attempt._id, href: href('/lesson/exam/attempt/:id', { id: plan.attempt._id }), actions: [] },
      cells: {
        learner: { text: names.get(plan.attempt.userID) ?? '' },
        outcome: {
          text: regradeOutcomeWords[plan.result][locale],
          tone:
            plan.result === 'changed'
              ? compare(plan.after.percent, plan.before.percent) < 0
                ? 'broken'
                : 'live'
              : 'off',
        },
        ...{ before: { text: score(plan.before) }, after: { text: score(plan.after) } },
        certificate: { text: certified.has(plan.attempt.enrollID) ? words.hasCertificate[locale] : '' },
      },
    })),
    empty: { title: words.nobody[locale] },
    words: listWords(locale),
  }
}

/** Enrolments with a certificate in force, where the site issues certificates. */
async function certifiedEnrolments(ctx: Context, plans: readonly AttemptPlan[]): Promise<Set<string>> {
  if (!ctx.site.plugins.has('certificate') || plans.length === 0) return new Set()
  const rows = await from(ctx, 'certification')
    .select('certification.enrollID')
    .where('certification.status', '=', 'issued')
    .where('certification.enrollID', 'in', [...new Set(plans.map(({ attempt }) => attempt.enrollID))])
    .execute()
  return new Set(rows.map(({ enrollID }) => enrollID))
}
