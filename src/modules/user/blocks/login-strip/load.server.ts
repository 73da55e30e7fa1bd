import { isSignedIn } from '#platform/data/access/viewer.ts'
import type { Context } from '#platform/context.ts'
import { fill } from '#platform/site/i18n/words.ts'
import { wordsOf } from '#platform/site/i18n/words-of.ts'
import type { BlockLoad } from '#platform/content/page/block.ts'
import { profileAt } from '#platform/identity/session/profile-at.ts'
import { logInAt, registerAt } from '#platform/site/log-in-at.ts'
import { stripWords } from '../../words/words.ts'
import type { Props } from './block.ts'

type Way = { label: string; href: string }

export interface LoginStripContent {
  title: string
  text: string
  ways: [first: Way, second?: Way]
}

export const load: BlockLoad<Props, LoginStripContent> = async (ctx, placed) => {
  const strip = stripOf(ctx)
  return Object.fromEntries(
    placed.map(({ id, props }) => [
      id,
      { ...strip, title: props.title || strip.title, text: props.text || strip.text },
    ]),
  )
}

function stripOf(ctx: Context): LoginStripContent {
  const { site, viewer } = ctx
  const words = wordsOf(ctx, { name: 'user.strip', words: stripWords })
  if (isSignedIn(viewer)) {
    const ways: LoginStripContent['ways'] = [{ label: words.mine, href: profileAt(ctx) }]
    return { title: fill(words.hello, { name: viewer.name }), text: words.helloText, ways }
  }
  const ways: LoginStripContent['ways'] = [
    { label: words.register, href: registerAt(site) },
    { label: words.logIn, href: logInAt(site) },
  ]
  return { title: words.title, text: words.text, ways }
}
