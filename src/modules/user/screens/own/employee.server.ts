import { href } from 'react-router'
import { type MyEnrolment, myEnrolments } from '#modules/enroll/public-api.ts'
import { initialsOf } from '#domain/thai-identity/initials.ts'
import { from } from '#platform/data/collection/rows.ts'
import type { Context } from '#platform/context.ts'
import { fill, inLocale } from '#platform/site/i18n/words.ts'
import { loads } from '#platform/http/request.server.ts'
import { atHome } from '#platform/identity/site-roles/at-home.ts'
import { pageTitle } from '#platform/site/page-title.ts'
import { courseLine } from '../../courses/course-line.ts'
import { employeeWords } from '../../elsewhere/words.ts'
import { profileWords } from '../../words/words.ts'

/** A person from an external system: their known data, training hours and courses (specification L33, L180). */
export const loader = loads(async (ctx) => {
  const words = inLocale({ ...profileWords, ...employeeWords, title: profileWords.title }, ctx.locale)
  const [enrolments, me] = await Promise.all([myEnrolments(ctx), meOf(ctx)])
  const details = [
    [words.username, me?.username],
    [words.band, me?.band],
    [words.email, me?.email],
    [words.phone, me?.phone],
  ] as const
  return {
    words,
    title: pageTitle(ctx, employeeWords.title[ctx.locale]),
    heading: employeeWords.title[ctx.locale],
    name: ctx.viewer.name,
    initials: initialsOf(ctx.viewer.name),
    details: details.map(([name, value]) => ({ name, value: value || words.notGiven })),
    hours: hoursOf(ctx, enrolments),
    courses: enrolments.map((one) => courseLine(ctx, one)),
    catalogue: href('/lesson/home'),
  }
})

async function meOf(ctx: Context) {
  const row = await from(await atHome(ctx), 'user')
    .select(['username', 'email', 'phone', 'info'])
    .where('_id', '=', ctx.viewer.id)
    .executeTakeFirst()
  return row && { ...row, band: await bandOf(ctx, row.info?.bandCode ?? null) }
}

/** The name of the learner's target group, or its code if the group no longer exists. */
async function bandOf(ctx: Context, code: string | null) {
  if (!code || !ctx.site.plugins.has('lesson')) return code
  const found = await from(ctx, 'target').select('name').where('code', '=', code).executeTakeFirst()
  return found?.name ?? code
}

/** The hours of all the learner's courses, and of the completed ones. */
function hoursOf({ locale }: Context, enrolments: readonly MyEnrolment[]) {
  const sum = (of: readonly MyEnrolment[]) => of.reduce((hours, one) => hours + one.hours, 0)
  const finished = enrolments.filter((one) => one.analytics?.status === 'complete')
  const said = (n: number) => fill(employeeWords.ofHours[locale], { n })
  return [
    { name: employeeWords.enrolledHours[locale], value: said(sum(enrolments)) },
    { name: employeeWords.doneHours[locale], value: said(sum(finished)) },
  ]
}
