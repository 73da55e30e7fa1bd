import { data, href, redirect } from 'react-router'
import { formatInstant } from '#domain/thai-calendar/format.ts'
import { timecode } from '#domain/learning/watch/timecode.ts'
import { RequestError, statusOf } from '#platform/errors/errors.ts'
import { fill } from '#platform/site/i18n/words.ts'
import { wordsOf } from '#platform/site/i18n/words-of.ts'
import { acts, loads } from '#platform/http/request.server.ts'
import { pageTitle } from '#platform/site/page-title.ts'
import { toastCookie } from '#platform/office/toast/toast-cookie.ts'
import { answerQuestion, questionOf } from '../../teaching/question/question.server.ts'
import { answerWords } from '../../teaching/question/words.ts'
import { teachingWords } from '../../teaching/teaching/words.ts'

/** A learner's question, for a lecturer of its course to answer. */
export const loader = loads(async (ctx, { params }) => {
  const { lesson, course, text, at, byName, status, createdAt, answers } = await questionOf(ctx, params.id)
  const words = wordsOf(ctx, { name: 'lesson.answer', words: answerWords })
  const when = (instant: string) => formatInstant(instant, { length: 'medium', locale: ctx.locale })
  return {
    title: pageTitle(ctx, lesson),
    words,
    back: { href: href('/lesson/teaching'), label: teachingWords.heading[ctx.locale] },
    ...{ lesson, course, text },
    by: [fill(words.by, { name: byName ?? words.learner }), when(createdAt)].join(' · '),
    place: at === null ? '' : fill(words.at, { at: timecode(at) }),
    state: status === 'open' ? words.waiting : words.answered,
    answers: answers.map((one) => ({
      ...{ _id: one._id, text: one.text, when: when(one.createdAt) },
      name: (one.isTeaching ? one.byName : byName) ?? words.learner,
    })),
  }
})

/** Sends the answer. Errors come back with what was written. */
export const action = acts(async (ctx, { params, form, cookies }) => {
  const questionID = params.id ?? ''
  const text = String(form.get('text') ?? '')
  try {
    await answerQuestion(ctx, { questionID, text })
  } catch (error) {
    const issue = error instanceof RequestError && error.kind === 'invalid' ? error.issues[0] : undefined
    if (!issue) throw error
    return data({ problem: issue[ctx.locale], written: text.slice(0, 20_000) }, { status: statusOf.invalid })
  }
  const words = wordsOf(ctx, { name: 'lesson.answer', words: answerWords })
  cookies.push(toastCookie({ kind: 'plain', text: words.sent }))
  return redirect(href('/lesson/teaching/question/:id', { id: questionID }))
})
