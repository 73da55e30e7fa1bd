import type { EmailContent } from '#platform/background/mail/email-content.ts'
import type { Context } from '#platform/context.ts'
import { fill } from '#platform/site/i18n/words.ts'
import { banks } from '../rules/banks.ts'
import { mailWords as words } from '../words.ts'

/** The bank account that a letter names by its last digits. */
export interface Account {
  bank: string
  accountNumber: string
}

/** A letter to a vendor about a change that somebody else could have made. */
export const letterTo = (
  { locale, site }: Context,
  { name, about, account }: { name: string; about: 'account' | 'confirmed' | 'email'; account?: Account },
): EmailContent => {
  const siteName = locale === 'th' ? site.siteName : site.siteNameEn
  const bank = banks.find(({ value }) => value === account?.bank)?.label[locale] ?? ''
  const last = account?.accountNumber.slice(-4) ?? ''
  return {
    subject: fill(words[`${about}Subject`][locale], { name }),
    paragraphs: [fill(words[`${about}Text`][locale], { site: siteName, bank, last }), words.unknown[locale]],
  }
}
