import type { BlockLoad } from '#platform/content/page/block.ts'
import { pageWords } from '../../words.ts'
import type { Props } from './block.ts'

interface Button {
  text: string
  href: string
}

export interface HeadingContent extends Pick<
  Props,
  'text' | 'lead' | 'kicker' | 'display' | 'emblem' | 'picture' | 'pictureAlt'
> {
  first: Button | null
  second: Button | null
  label: string
}

export const load: BlockLoad<Props, HeadingContent> = async (ctx, placed) =>
  Object.fromEntries(placed.map(({ id, props }) => [id, shownOf(props, pageWords.hero[ctx.locale])]))

const shownOf = (props: Props, label: string): HeadingContent => {
  const { buttonText, buttonHref, secondText, secondHref, ...rest } = props
  return { ...rest, label, first: buttonOf(buttonText, buttonHref), second: buttonOf(secondText, secondHref) }
}

/** A button needs both a text and a link. */
const buttonOf = (text?: string, href?: string): Button | null => (text && href ? { text, href } : null)
