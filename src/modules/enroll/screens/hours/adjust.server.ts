import { data, href, redirect } from 'react-router'
import { bangkokDay } from '#domain/thai-calendar/bangkok.ts'
import { parseThaiDay } from '#domain/thai-calendar/parse-day.ts'
import { oneLine } from '#domain/thai-text/one-line.ts'
import type { Issue } from '#domain/validation/issue.ts'
import { collectionOf } from '#platform/data/collection/catalogue.ts'
import { from } from '#platform/data/collection/rows.ts'
import { record } from '#platform/data/collection/write.ts'
import type { Context } from '#platform/context.ts'
import { acts, loads } from '#platform/http/request.server.ts'
import { pageTitle } from '#platform/site/page-title.ts'
import { type Adjusting, describeAdjust } from '../../hours/describe-adjust.ts'
import { adjustWords as words } from '../../hours/words.ts'

/** The form for a manual ledger entry by staff. */
export const loader = loads(async (ctx, { url }) => {
  const asked = { ...empty(ctx), userID: url.searchParams.get('userID') ?? '' }
  const form = await describeAdjust(ctx, { asked, issues: [] })
  return { form, title: pageTitle(ctx, form.heading) }
})

export const action = acts(async (ctx, { form }) => {
  const asked = sentIn(form)
  const learner = await learnerOf(ctx, asked.userID)
  const hours = hoursIn(asked.hours)
  const earnedOn = parseThaiDay(asked.earnedOn)
  const isDay = earnedOn !== null && earnedOn <= bangkokDay(ctx.now)
  const issues: Issue[] = [
    ...(learner ? [] : [{ field: 'userID', code: 'required', ...words.noLearner }]),
    ...(asked.course === '' ? [{ field: 'course', code: 'required', ...words.noCourse }] : []),
    ...(hours === null ? [{ field: 'hours', code: 'wrong', ...words.badHours }] : []),
    ...(isDay ? [] : [{ field: 'earnedOn', code: 'wrong', ...words.badDay }]),
    ...(asked.reason.length < 5 ? [{ field: 'reason', code: 'required', ...words.noReason }] : []),
  ]
  if (issues.length > 0 || hours === null || earnedOn === null)
    return data({ form: await describeAdjust(ctx, { asked, issues }) }, { status: 400 })
  const { userID, course, reason } = asked
  await record(ctx, 'hours_entry', {
    userID,
    course,
    reason,
    hours,
    earnedOn,
    kind: 'adjusted',
    counted: Math.abs(hours),
  })
  return redirect(`${href('/enroll/hours')}?done=added+1`)
})

const empty = (ctx: Context): Adjusting => ({
  ...{ userID: '', course: '', hours: '', reason: '' },
  earnedOn: bangkokDay(ctx.now),
})

const sentIn = (form: FormData): Adjusting => {
  const text = (name: string, most: number) => oneLine(String(form.get(name) ?? '')).slice(0, most)
  return {
    ...{ userID: text('userID', 24), course: text('course', 200), hours: text('hours', 10) },
    ...{ earnedOn: text('earnedOn', 30), reason: text('reason', 500) },
  }
}

const hoursIn = (text: string): number | null => {
  const hours = /^[-+]?\d{1,4}(?:\.[05])?$/.test(text) ? Number(text) : 0
  return hours === 0 || Math.abs(hours) > 1000 ? null : hours
}

async function learnerOf(ctx: Context, _id: string) {
  collectionOf(ctx, 'user')
  return from(ctx, 'user').select('user._id').where('user._id', '=', _id).executeTakeFirst()
}
