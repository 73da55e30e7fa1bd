import { data, href, redirect } from 'react-router'
import { oneLine } from '#domain/thai-text/one-line.ts'
import type { Issue } from '#domain/validation/issue.ts'
import { from } from '#platform/data/collection/rows.ts'
import type { Context } from '#platform/context.ts'
import { RequestError } from '#platform/errors/errors.ts'
import { acts, loads } from '#platform/http/request.server.ts'
import { pageTitle } from '#platform/site/page-title.ts'
import { planTransfer, type Transfer, transferEnrolment } from '../commands/transfer-enrolment.server.ts'
import { type TransferQuery, describePlan, describeTransfer } from '../components/describe-transfer.ts'
import { transferWords as words } from '../words.ts'

/** Asks for a learner, the enrolment and the target course. */
export const loader = loads(async (ctx, { url }) => {
  const user = await learnerIn(ctx, url.searchParams.get('user'))
  const form = await describeTransfer(ctx, { asked: { ...unasked, user }, issues: [] })
  return { form, title: pageTitle(ctx, form.heading) }
})

/** Shows a preview of the transfer, and then carries it out. */
export const action = acts(async (ctx, { form }) => {
  const asked = await askedBy(ctx, form)
  if (form.get('intent') === null) {
    if (asked.user !== '') return redirect(`${href('/student/transfer')}?user=${asked.user}`)
    return shown(ctx, { asked, issues: [{ field: 'user', code: 'required', ...words.noEnrolment }] })
  }
  const issues = issuesOf(asked)
  if (issues.length > 0 || form.get('intent') === 'edit') return shown(ctx, { asked, issues })
  const { enrolment: enrollID, course: courseID, keeps, reason } = asked
  const plan = await planned(ctx, { enrollID, courseID, keeps })
  if ('issues' in plan) return shown(ctx, { asked, issues: plan.issues })
  if (form.get('intent') !== 'transfer') return data({ form: null, plan: describePlan(ctx, { asked, plan }) })
  const whose = await transferEnrolment(ctx, { enrollID, courseID, keeps, reason })
  return redirect(`${href('/student/detail/:id', { id: whose })}?done=moved`)
})

const unasked: TransferQuery = { user: '', enrolment: '', course: '', keeps: true, reason: '' }

async function askedBy(ctx: Context, form: FormData): Promise<TransferQuery> {
  return {
    user: await learnerIn(ctx, String(form.get('user') ?? '')),
    enrolment: String(form.get('enrolment') ?? ''),
    course: String(form.get('course') ?? ''),
    keeps: form.getAll('keeps').at(-1) === 'true',
    reason: oneLine(String(form.get('reason') ?? '')).slice(0, 500),
  }
}

/** The id of a learner of this site, or an empty string. */
async function learnerIn(ctx: Context, _id: string | null): Promise<string> {
  if (!_id) return ''
  const found = await from(ctx, 'user')
    .select('_id')
    .where('_id', '=', _id)
    .where('role', '=', 'user')
    .executeTakeFirst()
  return found?._id ?? ''
}

const issuesOf = ({ enrolment, course, reason }: TransferQuery): Issue[] => [
  ...(enrolment === '' ? [{ field: 'enrolment', code: 'required', ...words.noEnrolment }] : []),
  ...(course === '' ? [{ field: 'course', code: 'required', ...words.noCourse }] : []),
  ...(reason.length < 5 ? [{ field: 'reason', code: 'required', ...words.noReason }] : []),
]

async function planned(
  ctx: Context,
  of: { enrollID: string; courseID: string; keeps: boolean },
): Promise<Transfer | { issues: readonly Issue[] }> {
  try {
    return await planTransfer(ctx, of)
  } catch (error) {
    if (error instanceof RequestError && error.kind === 'invalid') return { issues: error.issues }
    throw error
  }
}

async function shown(ctx: Context, of: { asked: TransferQuery; issues: readonly Issue[] }) {
  return data({ form: await describeTransfer(ctx, of), plan: null }, { status: of.issues.length > 0 ? 400 : 200 })
}
