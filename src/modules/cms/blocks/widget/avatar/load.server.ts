import { initialsOf } from '#domain/thai-identity/initials.ts'
import { isSignedIn } from '#platform/data/access/viewer.ts'
import { from } from '#platform/data/collection/rows.ts'
import type { Context } from '#platform/context.ts'
import { wordsOf } from '#platform/site/i18n/words-of.ts'
import type { BlockLoad } from '#platform/content/page/block.ts'
import { profileAt } from '#platform/identity/session/profile-at.ts'
import { logInAt } from '#platform/site/log-in-at.ts'
import { pictureAt } from '#platform/site/pictures.ts'
import { avatarWords } from '../words.ts'
import type { Props } from './block.ts'

export interface AvatarContent extends Props {
  name: string
  /** Empty for a visitor, who has none. */
  initials: string
  pictureUrl: string | null
  way: { href: string; label: string }
}

export const load: BlockLoad<Props, AvatarContent> = async (ctx, placed) => {
  const person = await personOf(ctx)
  return Object.fromEntries(placed.map(({ id, props }) => [id, { ...props, ...person }]))
}

async function personOf(ctx: Context): Promise<Omit<AvatarContent, keyof Props>> {
  const words = wordsOf(ctx, { name: 'block.avatar', words: avatarWords })
  const { viewer } = ctx
  if (!isSignedIn(viewer)) {
    const way = { href: logInAt(ctx.site), label: words.logIn }
    return { name: words.guest, initials: '', pictureUrl: null, way }
  }
  const picture = await pictureOf(ctx)
  const way = { href: profileAt(ctx), label: viewer.name }
  return { name: viewer.name, initials: initialsOf(viewer.name), pictureUrl: picture && pictureAt(picture), way }
}

/** Of a learner of this site. Staff are stored on another site. */
async function pictureOf(ctx: Context): Promise<string | null> {
  if (ctx.viewer.home !== ctx.site._id) return null
  const user = await from(ctx, 'user').select('user.avatar').where('user._id', '=', ctx.viewer.id).executeTakeFirst()
  return user?.avatar ?? null
}
