import { formatPhone } from '#domain/thai-identity/phone.ts'
import type { Context } from '#platform/context.ts'
import { wordsOf } from '#platform/site/i18n/words-of.ts'
import type { BlockLoad } from '#platform/content/page/block.ts'
import { lineAddress } from '#ui/frame/elsewhere.ts'
import { placeWords } from '../words.ts'
import type { Props } from './block.ts'

interface Way {
  icon: 'phone' | 'mail' | 'chat' | 'clock'
  /** The kind of contact. */
  name: string
  text: string
  /** Null for opening hours, which have no link. */
  href: string | null
}

export interface ContactStripContent extends Pick<Props, 'title' | 'text'> {
  ways: Way[]
}

export const load: BlockLoad<Props, ContactStripContent> = async (ctx, placed) =>
  Object.fromEntries(
    placed.map(({ id, props }) => [id, { title: props.title, text: props.text, ways: waysOf(ctx, props) }]),
  )

function waysOf(ctx: Context, { phone, email, line, hasHours }: Props): Way[] {
  const words = wordsOf(ctx, { name: 'block.place', words: placeWords })
  const { site, locale } = ctx
  const called = phone || site.phone || ''
  const hours = hasHours ? (site.openingHours?.[locale] ?? '') : ''
  const ways: Way[] = [
    {
      icon: 'phone',
      name: words.phone,
      text: called && formatPhone(called),
      href: `tel:${called.replaceAll(/\D/g, '')}`,
    },
    { icon: 'chat', name: words.line, text: line, href: lineAddress(line) },
    { icon: 'mail', name: words.email, text: email, href: `mailto:${email}` },
    { icon: 'clock', name: words.hours, text: hours, href: null },
  ]
  return ways.filter(({ text }) => text !== '')
}
