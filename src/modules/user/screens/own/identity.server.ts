import { data, href, redirect } from 'react-router'
import { type Context, noStore } from '#platform/context.ts'
import { RequestError, statusOf } from '#platform/errors/errors.ts'
import { fill, inLocale } from '#platform/site/i18n/words.ts'
import { acts, loads } from '#platform/http/request.server.ts'
import { awaitedEmail } from '#platform/identity/password/email-change.ts'
import { proofNeeded } from '#platform/identity/mfa/owner.ts'
import { profileAt } from '#platform/identity/session/profile-at.ts'
import { pageTitle } from '#platform/site/page-title.ts'
import { changeNames, mayChangeNames, namesOf } from '../../commands/identity/change-names.server.ts'
import { identityWords, refusedIdentityWords } from '../../commands/identity/identity-words.ts'
import { entryWords, logInWords } from '../../words/words.ts'

/** The person's sign-in and contact data, and the proof needed to change it. */
export const loader = loads(async (ctx, { url }) => {
  noStore(ctx)
  if (!mayChangeNames(ctx)) throw redirect(profileAt(ctx))
  const { sideTitle } = logInWords
  const { reason1, reason2, reason3 } = entryWords
  const needs = await proofNeeded(ctx)
  return {
    title: pageTitle(ctx, identityWords.title[ctx.locale]),
    words: inLocale({ ...identityWords, sideTitle, reason1, reason2, reason3 }, ctx.locale),
    names: await namesOf(ctx),
    needsPassword: needs === 'password',
    needsLogIn: needs === 'log-in' ? refusedIdentityWords['log-in'][ctx.locale] : null,
    done: url.searchParams.has('done') ? identityWords.done[ctx.locale] : null,
    awaits: awaitsIn(ctx, await awaitedEmail(ctx, { site: ctx.viewer.home, _id: ctx.viewer.id })),
    back: profileAt(ctx),
  }
})

const awaitsIn = ({ locale }: Context, email: string | null) => email && fill(identityWords.awaits[locale], { email })

export const action = acts(async (ctx, { form }) => {
  const text = (name: string) => (form.has(name) ? String(form.get(name)).slice(0, 254) : undefined)
  const wish = { email: text('email'), username: text('username'), phone: text('phone') }
  try {
    const password = String(form.get('currentPassword') ?? '').slice(0, 1000)
    const { awaits } = await changeNames(ctx, { ...wish, password })
    return redirect(`${href('/user/identity')}${awaits === null ? '?done' : ''}`)
  } catch (error) {
    if (!(error instanceof RequestError) || error.issues.length === 0) throw error
    const problems = error.issues.map((issue) => ({ field: issue.field, text: issue[ctx.locale] }))
    return data({ wish, problems }, { status: statusOf[error.kind] })
  }
})
