import { href } from 'react-router'
import type { Issue } from '#domain/validation/issue.ts'
import { collectionOf } from '#platform/data/collection/catalogue.ts'
import { from, rows } from '#platform/data/collection/rows.ts'
import type { Context } from '#platform/context.ts'
import { fill, inLocale } from '#platform/site/i18n/words.ts'
import { choicesOf } from '#platform/office/screens/description/choices.ts'
import { formWordsIn } from '#platform/office/screens/description/form-words.ts'
import { words as screenWords } from '#platform/office/screens/words.ts'
import type { Hidden, RecordDescription } from '#ui/office/description.ts'
import type { FieldDescription, FormDescription } from '#ui/office/form-description.ts'
import type { Transfer } from '../commands/transfer-enrolment.server.ts'
import { transferWords as words } from '../words.ts'

/** A transfer as submitted. */
export interface TransferQuery {
  user: string
  enrolment: string
  course: string
  keeps: boolean
  reason: string
}

/** Asks for the learner. Then it asks for the enrolment, the target course and the reason. */
export const describeTransfer = async (
  ctx: Context,
  { asked, issues }: { asked: TransferQuery; issues: readonly Issue[] },
): Promise<FormDescription> => {
  const { locale } = ctx
  const list = { href: href('/student/dashboard'), label: words.learner[locale] }
  return {
    ...{ heading: words.heading[locale], crumbs: [list], locale, revision: asked.user },
    hidden: asked.user === '' ? [] : carried({ user: asked.user, intent: 'check' }),
    ...{ cancel: { ...list, label: words.cancel[locale] }, save: { label: words.check[locale] } },
    sections: [
      {
        ...{ title: words.heading[locale], text: words.text[locale] },
        fields: asked.user === '' ? [await learnerField(ctx, issues)] : await fieldsOf(ctx, { asked, issues }),
      },
    ],
    problems: issues.map(({ field, ...said }) => ({
      ...{ name: field, label: words[field as 'reason']?.[locale] ?? words.learner[locale], text: said[locale] },
    })),
    words: formWordsIn(locale),
  }
}

export const carried = (values: Record<string, string>): Hidden[] =>
  Object.entries(values).map(([name, value]) => ({ name, value }))

const withProblem = ({ locale }: Context, name: string, issues: readonly Issue[]) => {
  const problem = issues.find(({ field }) => field === name)?.[locale]
  return problem === undefined ? {} : { problem }
}

async function learnerField(ctx: Context, issues: readonly Issue[]): Promise<FieldDescription> {
  const entry = collectionOf(ctx, 'hours_entry')
  const choices = await choicesOf(ctx, { collection: entry, path: 'userID', field: entry.fields['userID']! })
  const label = words.learner[ctx.locale]
  const field = { name: 'user', label, kind: 'reference' as const, value: '', isRequired: true, span: 6 as const }
  return { ...field, ...choices, ...withProblem(ctx, 'user', issues) }
}

async function fieldsOf(ctx: Context, { asked, issues }: { asked: TransferQuery; issues: readonly Issue[] }) {
  const { locale } = ctx
  const enroll = collectionOf(ctx, 'enroll')
  const courses = await choicesOf(ctx, {
    ...{ collection: enroll, path: 'courseID', field: enroll.fields['courseID']!, chosen: asked.course },
  })
  const field = (name: 'enrolment' | 'course' | 'keeps' | 'reason') => ({
    ...{ name, label: words[name][locale], value: asked[name], span: 6 as const, isRequired: name !== 'keeps' },
    ...withProblem(ctx, name, issues),
  })
  const fields: FieldDescription[] = [
    { ...field('enrolment'), kind: 'choice', choices: await enrolmentsOf(ctx, asked.user) },
    { ...field('course'), kind: 'reference', ...courses },
    { ...field('keeps'), kind: 'boolean' },
    { ...field('reason'), kind: 'longtext' },
  ]
  return fields
}

async function enrolmentsOf(ctx: Context, userID: string) {
  const found = await from(ctx, 'enroll')
    .innerJoin(rows(ctx, 'course'), 'course._id', 'enroll.courseID')
    .select(['enroll._id', 'enroll.analytics', 'course.name'])
    .where('enroll.userID', '=', userID)
    .where('enroll.standing', '!=', 'withdrawn')
    .orderBy('enroll.createdAt', 'desc')
    .limit(200)
    .execute()
  return found.map(({ _id, name, analytics }) => ({ value: _id, label: `${name} (${analytics?.percent ?? 0}%)` }))
}

const factsOf = ({ there, isBeyond }: Transfer, said: Record<'already' | 'again' | 'beyond', string>) => [
  ...(there ? [there.isWithdrawn ? said.again : said.already] : []),
  ...(isBeyond ? [said.beyond] : []),
]

/** A preview of the transfer. */
export const describePlan = (
  { locale }: Context,
  { asked, plan }: { asked: TransferQuery; plan: Transfer },
): RecordDescription => {
  const said = inLocale(words, locale)
  const lessons = (n: number) => (n === 0 ? said.none : fill(said.lessons, { n: n.toLocaleString('th-TH') }))
  const values = { ...asked, keeps: String(asked.keeps) }
  return {
    crumbs: [{ href: href('/student/detail/:id', { id: plan.enrolment.userID }), label: plan.enrolment.name }],
    ...{ heading: said.plan, facts: factsOf(plan, said), related: [] },
    actions: [
      { label: said.save, method: 'post', isPrimary: true, hidden: carried({ ...values, intent: 'transfer' }) },
      { label: said.back, method: 'post', hidden: carried({ ...values, intent: 'edit' }) },
    ],
    sections: [
      {
        title: said.plan,
        pairs: [
          { label: said.learner, value: { text: plan.enrolment.name } },
          { label: said.enrolment, value: { text: plan.enrolment.course } },
          { label: said.course, value: { text: plan.course.name } },
          { label: said.finished, value: { text: lessons(plan.finished) } },
          { label: said.along, value: { text: lessons(plan.carried.length) } },
          { label: said.left, value: { text: lessons(plan.finished - plan.carried.length) } },
          { label: said.reason, value: { text: asked.reason } },
        ],
      },
    ],
    words: inLocale({ crumbs: screenWords.crumbs, more: screenWords.more }, locale),
  }
}
