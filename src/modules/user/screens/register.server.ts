import { data, href, redirect } from 'react-router'
import { isSignedIn } from '#platform/access/viewer.ts'
import { Refusal } from '#platform/errors/errors.ts'
import { inLocale } from '#platform/i18n/words.ts'
import { acts, loads } from '#platform/request.server.ts'
import { titled } from '#platform/site/titled.ts'
import { logInAt } from '#platform/site/log-in-at.ts'
import { safePath } from '#platform/session/safe-path.ts'
import { registerUser } from '../commands/register-user.server.ts'
import { logInWords, registerWords } from '../words.ts'

export const loader = loads((ctx, { url }) => {
  const next = safePath(url.searchParams.get('next'), href('/user/profile'))
  if (isSignedIn(ctx.viewer)) throw redirect(next)
  const { sideTitle, reason1, reason2, reason3, show, hide } = logInWords
  return {
    title: titled(ctx, registerWords.title[ctx.locale]),
    next,
    words: inLocale({ ...registerWords, sideTitle, reason1, reason2, reason3, show, hide }, ctx.locale),
    login: logInAt(ctx.site, next),
  }
})

/** Registers; everything that is wrong comes back at once, with what was written but the passwords. */
export const action = acts(async (ctx, { form }) => {
  const text = (name: string) => String(form.get(name) ?? '').slice(0, 1000)
  const given = {
    firstname: text('firstname'),
    lastname: text('lastname'),
    citizen: text('citizen'),
    email: text('email'),
    password: text('password'),
    confirm: text('confirm'),
    phone: text('phone'),
    fti_member: form.has('fti_member'),
    fti_member_number: text('fti_member_number'),
    agree: form.has('agree'),
  }
  try {
    await registerUser(ctx, given)
  } catch (error) {
    if (!(error instanceof Refusal) || error.kind !== 'invalid') throw error
    const { password: _password, confirm: _confirm, ...written } = given
    const problems = error.issues
      .filter((issue) => issue.field !== 'username')
      .map((issue) => ({ field: issue.field, text: issue[ctx.locale] }))
    const isDuplicate = error.issues.some((issue) => issue.code === 'duplicate')
    return data({ written, problems, isDuplicate }, { status: 400 })
  }
  const next = safePath(text('next'), href('/user/profile'))
  return redirect(`${href('/user/login')}?registered&next=${encodeURIComponent(next)}`)
})
