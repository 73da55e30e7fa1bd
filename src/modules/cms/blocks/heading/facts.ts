import { linkFacts, pictureFacts, textFacts } from '#domain/page/check/fact.ts'
import type { BlockFacts } from '#platform/content/page/block.ts'
import type { Props } from './block.ts'

export const facts: BlockFacts<Props> = ({ text, display, kicker, lead, picture, pictureAlt, ...links }) => [
  { is: 'heading', level: display === 'hero' ? 1 : 2, text },
  ...textFacts(kicker, lead),
  ...pictureFacts(picture, pictureAlt ?? ''),
  ...linkFacts(links.buttonHref, links.buttonText),
  ...linkFacts(links.secondHref, links.secondText),
]
