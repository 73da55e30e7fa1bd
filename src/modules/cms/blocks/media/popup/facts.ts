import { pictureFacts, titleFacts } from '#domain/page/check/fact.ts'
import type { BlockFacts } from '#platform/content/page/block.ts'
import type { Props } from './block.ts'

export const facts: BlockFacts<Props> = ({ title, contentType, imageUrl, videoUrl, textContent }) => [
  ...titleFacts(title),
  ...(contentType === 'image' ? pictureFacts(imageUrl, title ? null : '') : []),
  ...(contentType === 'video' && videoUrl ? [{ is: 'own' as const }] : []),
  ...(contentType === 'text' ? [{ is: 'html' as const, html: textContent }] : []),
]
