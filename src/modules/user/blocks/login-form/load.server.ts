import { href } from 'react-router'
import { isSignedIn } from '#platform/data/access/viewer.ts'
import type { Context } from '#platform/context.ts'
import { wordsOf } from '#platform/site/i18n/words-of.ts'
import type { BlockLoad } from '#platform/content/page/block.ts'
import { formTargetsOf } from '#platform/identity/external-login/line/attempt.ts'
import { profileAt } from '#platform/identity/session/profile-at.ts'
import { forgotAt, logInAt, registerAt } from '#platform/site/log-in-at.ts'
import type { LogInShown } from '../../components/log-in-form.tsx'
import { chatWords } from '../../elsewhere/words.ts'
import { entryWords, logInWords } from '../../words/words.ts'
import type { Props } from './block.ts'

export interface LoginFormContent {
  title: string
  /** Null for signed-in viewers. `line` is the URL of the login by chat app, or null if the site does not offer it. */
  form: (LogInShown & { register: string; line: string | null }) | null
  action: string
  words: Record<keyof typeof entryWords | keyof typeof logInWords | 'lineFirst', string>
}

export const load: BlockLoad<Props, LoginFormContent> = async (ctx, placed) => {
  const words = {
    ...wordsOf(ctx, { name: 'user.entry', words: entryWords }),
    ...wordsOf(ctx, { name: 'user.logIn', words: { ...logInWords, lineFirst: chatWords.first } }),
  }
  const of = { form: formOf(ctx, words), action: logInAt(ctx.site), words }
  return Object.fromEntries(placed.map(({ id, props }) => [id, { ...of, title: props.title || words.title }]))
}

const formOf = (ctx: Context, words: LoginFormContent['words']) => {
  if (isSignedIn(ctx.viewer)) return null
  const next = profileAt(ctx)
  for (const origin of formTargetsOf(ctx)) ctx.cspSources.forms.add(origin)
  return {
    words,
    next,
    forgot: forgotAt(ctx.site),
    register: registerAt(ctx.site, next),
    line: ctx.site.hasLine ? href('/user/auth') : null,
  }
}
