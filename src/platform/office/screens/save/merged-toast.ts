import type { Context } from '#platform/context.ts'
import { fill } from '#platform/site/i18n/words.ts'
import { toastCookie } from '#platform/office/toast/toast-cookie.ts'
import { conflictWords } from './words.ts'

/** Returns the toast cookie for the next page about kept changes of somebody else; none if there were none. */
export const mergedToast = ({ locale }: Context, { joined }: { joined: number }): string[] =>
  joined > 0 ? [toastCookie({ kind: 'plain', text: fill(conflictWords.merged[locale], { n: joined }) })] : []
