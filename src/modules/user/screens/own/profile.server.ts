import { href, redirect } from 'react-router'
import { type MyEnrolment, myEnrolments, totalOfMine } from '#modules/enroll/public-api.ts'
import { coverOf } from '#modules/lesson/public-api.ts'
import { formatDay } from '#domain/thai-calendar/format.ts'
import { isStaff } from '#platform/data/access/viewer.ts'
import { from } from '#platform/data/collection/rows.ts'
import type { Context } from '#platform/context.ts'
import { imageMeta } from '#platform/content/file/library/image-meta.ts'
import { forbidden, invalid } from '#platform/errors/errors.ts'
import { fill, inLocale } from '#platform/site/i18n/words.ts'
import { wordsOf } from '#platform/site/i18n/words-of.ts'
import { acts, loads } from '#platform/http/request.server.ts'
import { formTargetsOf } from '#platform/identity/external-login/line/attempt.ts'
import { profileAt } from '#platform/identity/session/profile-at.ts'
import { atHome } from '#platform/identity/site-roles/at-home.ts'
import { safePath } from '#platform/identity/session/safe-path.ts'
import { initialsOf } from '#domain/thai-identity/initials.ts'
import { pageTitle } from '#platform/site/page-title.ts'
import { endSessions, saidEnded } from '../../commands/person/keep-account.server.ts'
import { saidSessions } from '../../components/describe-sessions.ts'
import { chatAccountOf, changeChatAccount } from '../../elsewhere/chat-account.server.ts'
import { countOf, courseLine, progressOf } from '../../courses/course-line.ts'
import { ownCertificates, ownHours } from '../../courses/describe-learning.server.ts'
import { learningWords } from '../../courses/words.ts'
import { sessionWords } from '../../words/session-words.ts'
import { profileWords } from '../../words/words.ts'

/** The person, the course to continue, and their enrolled courses on this site (specification §2.1, L42.1). */
export const loader = loads(async (ctx, { formTargets, url }) => {
  if (ctx.session?.mode === 'bypass') throw redirect(profileAt(ctx))
  formTargets.push(...formTargetsOf(ctx))
  const words = wordsOf(ctx, { name: 'user.profile', words: profileWords })
  const [enrolments, me, chat] = await Promise.all([myEnrolments(ctx), meOf(ctx), chatAccountOf(ctx)])
  const begun = enrolments.find((one) => one.analytics?.status === 'processing')
  return {
    words,
    title: pageTitle(ctx, words.title),
    name: ctx.viewer.name,
    initials: initialsOf(ctx.viewer.name),
    about: me && aboutOf(ctx, me),
    pictureUrl: me?.avatar ? `/${me.avatar}?w=480` : null,
    links: linksOf(ctx),
    chat,
    empty: isStaff(ctx.viewer)
      ? { title: words.staffTitle, text: words.staffText }
      : { title: words.emptyTitle, text: words.emptyText },
    calendar: { label: learningWords.calendar[ctx.locale], href: href('/user/calendar') },
    sessions: {
      sessions: await saidSessions(ctx, meAs(ctx)),
      words: sessionWordsIn(ctx),
      done: saidEnded(ctx, url.searchParams.get('done')) ?? null,
    },
    resume: begun ? await resumeOf(ctx, begun) : null,
    learning: {
      ...{ hours: await ownHours(ctx), certificates: await ownCertificates(ctx) },
      words: inLocale(learningWords, ctx.locale),
    },
    courses: enrolments.map((one) => courseLine(ctx, one)),
    count: countOf(words, { shown: enrolments.length, total: await totalOfMine(ctx, enrolments) }),
  }
})

/** Ends the person's sessions, except while impersonating, or changes their login methods. */
export const action = acts(async (ctx, { form, cookies, url }) => {
  const here = safePath(url.pathname, profileAt(ctx))
  const intent = form.get('intent')
  if (intent === 'link' || intent === 'unlink') return changeChatAccount(ctx, { form, cookies, back: here })
  if (ctx.viewer.actor) throw forbidden()
  const ended = await endSessions(ctx, { person: meAs(ctx), form })
  if (!ended) throw invalid()
  return redirect(`${here}?done=${ended}#sessions`)
})

const meAs = ({ viewer }: Context) => ({ site: viewer.home, _id: viewer.id })

function sessionWordsIn({ locale }: Context) {
  const { heading, device, face, since, seen, isThis, end, endOthers, note } = sessionWords
  return inLocale({ heading, device, face, since, seen, isThis, end, endOthers, note }, locale)
}

/** Where people change their own data, as labels and paths. */
function linksOf(ctx: Context): [label: string, path: string][] {
  const { details, identity, notifications, training } = wordsOf(ctx, { name: 'user.profile', words: profileWords })
  return [
    ...(ctx.viewer.actor ? [] : [[details, href('/user/profile/edit')] as [string, string]]),
    ...(isStaff(ctx.viewer)
      ? []
      : ([
          [identity, href('/user/identity')],
          [notifications, href('/user/notifications')],
          ...(ctx.site.plugins.has('enroll') ? [[training, href('/user/training')] as [string, string]] : []),
        ] as [string, string][])),
  ]
}

function aboutOf({ locale }: Context, me: { email: string | null; createdAt: string }) {
  const day = formatDay(me.createdAt, { length: 'long', locale })
  return me.email
    ? fill(profileWords.about[locale], { email: me.email, day })
    : fill(profileWords.aboutPlain[locale], { day })
}

const meOf = async (ctx: Context) =>
  from(await atHome(ctx), 'user')
    .select(['email', 'createdAt', 'avatar'])
    .where('_id', '=', ctx.viewer.id)
    .executeTakeFirst()

async function resumeOf(ctx: Context, enrolment: MyEnrolment) {
  const course = await from(ctx, 'course')
    .select(['_id', 'name', 'category', 'cover'])
    .where('_id', '=', enrolment.courseID)
    .executeTakeFirst()
  if (!course) return undefined
  return {
    name: course.name,
    cover: coverOf(course, await imageMeta(ctx, [course.cover])),
    href: href('/lesson/play/:cid/:pid', { cid: course._id, pid: 'start' }),
    ...progressOf(enrolment),
  }
}
