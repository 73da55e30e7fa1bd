import { linkFacts, pictureFacts, textFacts } from '#domain/page/check/fact.ts'
import type { BlockFacts } from '#platform/content/page/block.ts'
import type { Props } from './block.ts'

export const facts: BlockFacts<Props> = ({ url, alt, caption, canLink, link }) => [
  ...pictureFacts(url, canLink ? null : alt || (caption ?? '')),
  ...(canLink && url ? linkFacts(link, alt || caption) : []),
  ...textFacts(caption),
]
