import { type PasswordConfig, passwordHints, plainPasswordConfig } from '#domain/validation/password-rules.ts'
import { policyLink } from '#modules/cms/public-api.ts'
import type { Context } from '#platform/context.ts'
import { formToken } from '#platform/identity/session/form-token.ts'
import { logInAt } from '#platform/site/log-in-at.ts'
import { wordsOf } from '#platform/site/i18n/words-of.ts'
import { hintsIn } from '../../commands/registration/registration-issues.server.ts'
import { entryWords, registerWords } from '../../words/words.ts'
import { ownFieldsShown } from './own-fields.server.ts'

/** The registration form as its view needs it, on any page. `next` is the URL after registration. */
export const registerShown = async (ctx: Context, next: string) => {
  const { hasCouncil, canPaste, hasCheckDigit } = ctx.site.account
  return {
    next,
    words: {
      ...wordsOf(ctx, { name: 'user.entry', words: entryWords }),
      ...wordsOf(ctx, { name: 'user.register', words: registerWords }),
      ...ownHint(ctx),
    },
    hints: hintsIn(ctx.locale),
    account: { hasCouncil, canPaste, hasCheckDigit },
    token: formToken(ctx),
    login: logInAt(ctx.site, next),
    policyUrl: await policyLink(ctx),
    own: await ownFieldsShown(ctx),
  }
}

/** The site's password rules, if they are stricter than the general ones. */
function ownHint({ site: { passwordConfig }, locale }: Context): { passwordHint?: string } {
  const said = (config: PasswordConfig) =>
    passwordHints(config)
      .map((hint) => hint[locale])
      .join(' · ')
  const own = said(passwordConfig)
  return own === said(plainPasswordConfig) ? {} : { passwordHint: own }
}
