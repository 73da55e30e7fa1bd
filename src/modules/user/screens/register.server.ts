import { data, href, redirect } from 'react-router'
import { isSignedIn } from '#platform/data/access/viewer.ts'
import type { Context } from '#platform/context.ts'
import { RequestError } from '#platform/errors/errors.ts'
import { acts, loads } from '#platform/http/request.server.ts'
import { profileAt } from '#platform/identity/session/profile-at.ts'
import { safePath } from '#platform/identity/session/safe-path.ts'
import { entryPicture } from '#platform/site/pictures.ts'
import { registerUser } from '../commands/registration/register-user.server.ts'
import { brokenRules, isUnique, type Registration, registrationOf } from '../rules/registration.ts'
import { entryHead } from '../components/entry-head.server.ts'
import { ownFieldsIn, ownFieldsShown } from '../components/register/own-fields.server.ts'
import { registerShown } from '../components/register/register-shown.server.ts'
import { entryWords, registerWords } from '../words/words.ts'

export const loader = loads(async (ctx, { url, route }) => {
  const next = safePath(url.searchParams.get('next'), profileAt(ctx))
  if (isSignedIn(ctx.viewer)) throw redirect(next)
  return {
    head: entryHead(ctx, {
      name: registerWords.title[ctx.locale],
      why: registerWords.sideTitle[ctx.locale],
      path: href('/user/register'),
    }),
    ...(await registerShown(ctx, next)),
    picture: await entryPicture(ctx),
    isDone: url.searchParams.has('done'),
    isOfStaff: route?.path === href('/member/register'),
  }
})

/** Registers. All errors come back at once with the submitted values, except the passwords. */
export const action = acts(async (ctx, { form, route }) => {
  const given = { ...registrationOf(form), fields: ownFieldsIn(ctx, form) }
  try {
    await registerUser(ctx, given)
  } catch (error) {
    if (!(error instanceof RequestError)) throw error
    return refused(ctx, { error, given })
  }
  const next = safePath(String(form.get('next') ?? ''), profileAt(ctx))
  return redirect(`${route!.path}?done&next=${encodeURIComponent(next)}`)
})

async function refused(ctx: Context, { error, given }: { error: RequestError; given: Registration }) {
  const { password: _password, confirm: _confirm, fields: sent, ...written } = given
  const isTooMany = error.kind === 'too-many'
  if (error.kind !== 'invalid' && !isTooMany) throw error
  const clash = error.issues.filter(({ code }) => code === 'duplicate').map(({ field }) => field)
  const broken = brokenRules(given, ctx.site.account)
  const problem = isTooMany
    ? registerWords.tooMany[ctx.locale]
    : broken.includes('password')
      ? undefined
      : ownRules(ctx, error)
  const own = await ownFieldsShown(ctx, { sent, issues: error.issues })
  return data(
    { at: ctx.now, written, broken, clash: clash.filter(isUnique), problem, own },
    { status: isTooMany ? 429 : 400 },
  )
}

/** What the site's own rules say of the password and of its own fields, which the form does not know. */
function ownRules({ locale }: Context, { issues }: RequestError) {
  const said = issues.filter(({ field }) => field === 'password').map((issue) => issue[locale])
  const password = said.length > 0 ? [`${entryWords.password[locale]}: ${said.join(' · ')}`] : []
  const own = issues.filter(({ field }) => /^fields(\.|$)/.test(field)).map((issue) => issue[locale])
  return [...password, ...own].join(' · ') || undefined
}
