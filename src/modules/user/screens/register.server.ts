import { data, href, redirect } from 'react-router'
import { policyLink } from '#modules/cms/door.ts'
import { isSignedIn } from '#platform/access/viewer.ts'
import type { Context } from '#platform/context.ts'
import { Refusal } from '#platform/errors/errors.ts'
import { acts, loads } from '#platform/request.server.ts'
import { formToken } from '#platform/session/form-token.ts'
import { profileAt } from '#platform/session/profile-at.ts'
import { safePath } from '#platform/session/safe-path.ts'
import { logInAt } from '#platform/site/log-in-at.ts'
import { entryPicture } from '#platform/site/pictures.ts'
import { titled } from '#platform/site/titled.ts'
import { wordsOf } from '#platform/i18n/words-of.ts'
import { registerUser } from '../commands/register-user.server.ts'
import { brokenRules, isUnique, type Registration, registrationOf } from '../rules/registration.ts'
import { hintsIn } from '../commands/registration-issues.server.ts'
import { entryWords, registerWords } from '../words.ts'

export const loader = loads(async (ctx, { url, route }) => {
  const next = safePath(url.searchParams.get('next'), profileAt(ctx))
  if (isSignedIn(ctx.viewer)) throw redirect(next)
  const { hasCouncil, canPaste, hasCheckDigit } = ctx.site.account
  return {
    title: titled(ctx, registerWords.title[ctx.locale]),
    next,
    words: {
      ...wordsOf(ctx, { name: 'user.entry', words: entryWords }),
      ...wordsOf(ctx, { name: 'user.register', words: registerWords }),
    },
    hints: hintsIn(ctx.locale),
    account: { hasCouncil, canPaste, hasCheckDigit },
    token: formToken(ctx),
    login: logInAt(ctx.site, next),
    policyUrl: await policyLink(ctx),
    picture: entryPicture(ctx.site),
    isDone: url.searchParams.has('done'),
    isOfStaff: route?.path === href('/member/register'),
  }
})

/** Registers; everything that is wrong comes back at once, with what was written but the passwords. */
export const action = acts(async (ctx, { form, route }) => {
  const given = registrationOf(form)
  try {
    await registerUser(ctx, given)
  } catch (error) {
    if (!(error instanceof Refusal)) throw error
    return refused(ctx, { error, given })
  }
  const next = safePath(String(form.get('next') ?? ''), profileAt(ctx))
  return redirect(`${route!.path}?done&next=${encodeURIComponent(next)}`)
})

function refused(ctx: Context, { error, given }: { error: Refusal; given: Registration }) {
  const { password: _password, confirm: _confirm, ...written } = given
  const isTooMany = error.kind === 'too-many'
  if (error.kind !== 'invalid' && !isTooMany) throw error
  const clash = error.issues.filter(({ code }) => code === 'duplicate').map(({ field }) => field)
  const problem = isTooMany ? registerWords.tooMany[ctx.locale] : undefined
  const broken = brokenRules(given, ctx.site.account)
  return data(
    { at: ctx.now, written, broken, clash: clash.filter(isUnique), problem },
    { status: isTooMany ? 429 : 400 },
  )
}
