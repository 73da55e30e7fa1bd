import type { Context } from '#platform/context.ts'
import { headOf } from '#platform/content/page/head/page-head.server.ts'
import { entryWords } from '../words/words.ts'

/** The page metadata of a login or registration screen: its title and description. */
export const entryHead = (ctx: Context, { name, why, path }: { name: string; why: string; path: string }) => {
  const { reason1, reason2, reason3 } = entryWords
  const reasons = [reason1, reason2, reason3].map((reason) => reason[ctx.locale])
  return headOf(ctx, { name, path, text: [why, ...reasons].join(' · ') })
}
