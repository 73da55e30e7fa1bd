import { data, redirect } from 'react-router'
import { noStore } from '#platform/context.ts'
import { RequestError, statusOf } from '#platform/errors/errors.ts'
import { fill, inLocale } from '#platform/site/i18n/words.ts'
import { acts, loads } from '#platform/http/request.server.ts'
import { emailChangeOf } from '#platform/identity/password/email-change.ts'
import { profileAt } from '#platform/identity/session/profile-at.ts'
import { pageTitle } from '#platform/site/page-title.ts'
import { confirmEmail } from '../../commands/identity/confirm-email.server.ts'
import { confirmWords } from '../../commands/identity/identity-words.ts'
import { entryWords, logInWords } from '../../words/words.ts'

const longest = 100

/** By the link of a mail: the address and a button. Opening the link changes nothing. */
export const loader = loads(async (ctx, { url }) => {
  noStore(ctx)
  const isDone = url.searchParams.has('done')
  const requestId = (url.searchParams.get('requestId') ?? '').slice(0, longest)
  const change = isDone ? null : await emailChangeOf(ctx, requestId)
  const { sideTitle } = logInWords
  const { reason1, reason2, reason3 } = entryWords
  const words = inLocale({ ...confirmWords, sideTitle, reason1, reason2, reason3 }, ctx.locale)
  return {
    ...{ title: pageTitle(ctx, words.title), words, isDone, next: profileAt(ctx) },
    requestId: change && requestId,
    text: change && fill(words.text, { email: change.email }),
  }
})

export const action = acts(async (ctx, { form, url }) => {
  const requestId = String(form.get('requestId') ?? '').slice(0, longest)
  try {
    if (await confirmEmail(ctx, requestId)) return redirect(`${url.pathname}?done`)
    return data({ problem: confirmWords.over[ctx.locale] }, { status: 400 })
  } catch (error) {
    const issue = error instanceof RequestError ? error.issues[0] : undefined
    if (!issue) throw error
    return data({ problem: issue[ctx.locale] }, { status: statusOf[(error as RequestError).kind] })
  }
})
