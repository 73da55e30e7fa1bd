import type { Context } from '#platform/context.ts'
import { fill } from '#platform/site/i18n/words.ts'
import { toastCookie } from '#platform/office/toast/toast-cookie.ts'
import { conflictWords } from './words.ts'

/** The cookie that tells on the next page that what somebody else had saved was kept; none where nobody had. */
export const mergedToast = ({ locale }: Context, { joined }: { joined: number }): string[] =>
  joined > 0 ? [toastCookie({ kind: 'plain', text: fill(conflictWords.merged[locale], { n: joined }) })] : []
