import { isSignedIn } from '#platform/data/access/viewer.ts'
import { wordsOf } from '#platform/site/i18n/words-of.ts'
import type { BlockLoad } from '#platform/content/page/block.ts'
import { logInAt } from '#platform/site/log-in-at.ts'
import { accessWords } from '../words.ts'
import type { Props } from './block.ts'

/** Null if the viewer passes the check. */
export type AccessCheckContent = {
  id: string
  action: Props['action']
  title: string
  text: string
  /** The link to log in, for visitors who would then pass. */
  logIn: { href: string; label: string } | null
  close: string
} | null

export const load: BlockLoad<Props, AccessCheckContent> = async (ctx, placed) => {
  const words = wordsOf(ctx, { name: 'block.access', words: accessWords })
  const isIn = isSignedIn(ctx.viewer)
  const logIn = isIn ? null : { href: logInAt(ctx.site), label: words.logIn }
  return Object.fromEntries(
    placed.map(({ id, props: { check, action, text } }) => {
      const isLetIn = isIn === (check === 'user')
      const { title, close } = words
      return [id, isLetIn ? null : { id, action, title, text: text || words.text, logIn, close }]
    }),
  )
}
