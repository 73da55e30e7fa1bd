import { data, href } from 'react-router'
import { RequestError, statusOf } from '#platform/errors/errors.ts'
import { wordsOf } from '#platform/site/i18n/words-of.ts'
import { fill } from '#platform/site/i18n/words.ts'
import { acts, loads } from '#platform/http/request.server.ts'
import { pageTitle } from '#platform/site/page-title.ts'
import { checkIn, ownPresence, sessionOf } from '../../teaching/session/attendance.server.ts'
import { isThere } from '../../teaching/session/rules/attendance.ts'
import { whenOf } from '../../teaching/session/describe-attendance.server.ts'
import { sessionWords } from '../../teaching/session/words.ts'

/** The page behind the code in the room: one button to check in. */
export const loader = loads(async (ctx, { params, url }) => {
  const session = await sessionOf(ctx, params.id)
  const words = wordsOf(ctx, { name: 'lesson.session', words: sessionWords })
  const presence = await ownPresence(ctx, session)
  return {
    title: pageTitle(ctx, words.checkIn),
    words,
    name: session.name,
    about: session.course,
    when: whenOf(ctx, session),
    place: session.place,
    code: (url.searchParams.get('k') ?? '').slice(0, 100),
    here: presence && isThere(presence) ? fill(words.here, { state: words[presence] }) : null,
    course: href('/lesson/detail/:id', { id: session.courseID }),
  }
})

export const action = acts(async (ctx, { params, form }) => {
  const session = await sessionOf(ctx, params.id)
  try {
    await checkIn(ctx, { session, code: String(form.get('code') ?? '').slice(0, 100) })
    return null
  } catch (error) {
    const issue = error instanceof RequestError ? error.issues[0] : undefined
    if (!issue) throw error
    return data({ problem: issue[ctx.locale] }, { status: statusOf[(error as RequestError).kind] })
  }
})
