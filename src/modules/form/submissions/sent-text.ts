import type { Context } from '#platform/context.ts'
import { fill } from '#platform/site/i18n/words.ts'
import { submitWords as words } from './words.ts'

/** What the popup says after a form was sent. */
export interface SentText {
  subject: string
  message: string
}

/** Returns what the form says after it was sent, or what the product says. `{number}` is the number of the submission. */
export const sentText = (
  { locale }: Pick<Context, 'locale'>,
  { sentSubject, sentMessage, number }: { sentSubject: string; sentMessage: string; number: string },
): SentText => ({
  subject: sentSubject || words.sentSubject[locale],
  message: fill(sentMessage || words.sentMessage[locale], { number }),
})
