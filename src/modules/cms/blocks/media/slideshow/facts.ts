import { linkFacts, pictureFacts, textFacts } from '#domain/page/check/fact.ts'
import type { BlockFacts } from '#platform/content/page/block.ts'
import type { Props } from './block.ts'

export const facts: BlockFacts<Props> = ({ slides }) =>
  slides.flatMap(({ image, link, title, subtitle, button, buttonText, content }) => [
    ...pictureFacts(image, title || subtitle || content ? null : ''),
    ...textFacts(title, subtitle),
    { is: 'html', html: content },
    ...(button ? linkFacts(link, buttonText) : link ? linkFacts(link, title || subtitle) : []),
  ])
