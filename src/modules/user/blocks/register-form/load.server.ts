import { isSignedIn } from '#platform/data/access/viewer.ts'
import type { BlockLoad } from '#platform/content/page/block.ts'
import { profileAt } from '#platform/identity/session/profile-at.ts'
import { registerAt } from '#platform/site/log-in-at.ts'
import { registerShown } from '../../components/register/register-shown.server.ts'
import { registerWords } from '../../words/words.ts'
import type { Props } from './block.ts'

export interface RegisterFormContent {
  title: string
  /** Null for signed-in viewers. */
  form: Awaited<ReturnType<typeof registerShown>> | null
  action: string
}

export const load: BlockLoad<Props, RegisterFormContent> = async (ctx, placed) => {
  const form = isSignedIn(ctx.viewer) ? null : await registerShown(ctx, profileAt(ctx))
  const title = registerWords.title[ctx.locale]
  return Object.fromEntries(
    placed.map(({ id, props }) => [id, { title: props.title || title, form, action: registerAt(ctx.site) }]),
  )
}
