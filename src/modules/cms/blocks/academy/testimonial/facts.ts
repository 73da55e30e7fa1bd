import { pictureFacts, textFacts, titleFacts } from '#domain/page/check/fact.ts'
import type { BlockFacts } from '#platform/content/page/block.ts'
import type { Props } from './block.ts'

export const facts: BlockFacts<Props> = ({ title, items }) =>
  items.length === 0
    ? []
    : [
        ...titleFacts(title),
        ...items.flatMap(({ quote, name, picture }) => [...textFacts(quote, name), ...pictureFacts(picture, null)]),
      ]
