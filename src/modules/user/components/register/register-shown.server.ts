import { type PasswordConfig, passwordHints, plainPasswordConfig } from '#domain/validation/password-rules.ts'
import { policyLink } from '#modules/cms/public-api.ts'
import type { Context } from '#platform/context.ts'
import { formToken } from '#platform/identity/session/form-token.ts'
import { logInAt } from '#platform/site/log-in-at.ts'
import { wordsOf } from '#platform/site/i18n/words-of.ts'
import { hintsIn } from '../../commands/registration/registration-issues.server.ts'
import { entryWords, registerWords } from '../../words/words.ts'

/** The register form as its view needs it, wherever it stands; `next` is where one goes once one is registered. */
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
  }
}

/** What the site asks of a password, where that is more than everywhere. */
function ownHint({ site: { passwordConfig }, locale }: Context): { passwordHint?: string } {
  const said = (config: PasswordConfig) =>
    passwordHints(config)
      .map((hint) => hint[locale])
      .join(' · ')
  const own = said(passwordConfig)
  return own === said(plainPasswordConfig) ? {} : { passwordHint: own }
}
