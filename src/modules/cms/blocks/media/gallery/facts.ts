import { pictureFacts, textFacts, titleFacts } from '#domain/page/check/fact.ts'
import type { BlockFacts } from '#platform/content/page/block.ts'
import type { Props } from './block.ts'

export const facts: BlockFacts<Props> = ({ title, pictures }) =>
  pictures.length === 0
    ? []
    : [
        ...titleFacts(title),
        ...pictures.flatMap(({ url, alt, caption }) => [...pictureFacts(url, alt || caption), ...textFacts(caption)]),
      ]
