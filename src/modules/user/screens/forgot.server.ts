import { data, href } from 'react-router'
import { emailIssue } from '#domain/validation/email.ts'
import { acts, loads } from '#platform/http/request.server.ts'
import { logInAt } from '#platform/site/log-in-at.ts'
import { pageTitle } from '#platform/site/page-title.ts'
import { wordsOf } from '#platform/site/i18n/words-of.ts'
import { askForLink } from '../commands/forgot.server.ts'
import { entryWords, forgotWords, logInWords } from '../words/words.ts'

export const loader = loads((ctx, { route }) => {
  const { sideTitle } = logInWords
  const { reason1, reason2, reason3 } = entryWords
  return {
    title: pageTitle(ctx, forgotWords.title[ctx.locale]),
    words: wordsOf(ctx, { name: 'user.forgot', words: { ...forgotWords, sideTitle, reason1, reason2, reason3 } }),
    login: route?.path === href('/member/forgot') ? href('/member/login') : logInAt(ctx.site),
  }
})

/** The same response whether the address exists or not (specification §8, guides U19). */
export const action = acts(async (ctx, { form }) => {
  const email = String(form.get('email') ?? '').trim()
  const issue = email.length > 254 ? null : emailIssue('email', email)
  if (issue || email.length > 254)
    return data(
      { email: email.slice(0, 254), problem: forgotWords.wrongEmail[ctx.locale], isDone: false },
      { status: 400 },
    )
  if ((await askForLink(ctx, email)) !== null) return data({ email, problem: null, isDone: true })
  return data({ email, problem: forgotWords.failed[ctx.locale], isDone: false }, { status: 503 })
})
