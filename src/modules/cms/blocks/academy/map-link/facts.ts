import { pictureFacts, textFacts, titleFacts } from '#domain/page/check/fact.ts'
import type { BlockFacts } from '#platform/content/page/block.ts'
import type { Props } from './block.ts'

export const facts: BlockFacts<Props> = ({ name, address, hours, note, phone, picture, alt }) => [
  ...titleFacts(name),
  ...textFacts(address, note, phone, ...hours.map(({ days, time }) => `${days} ${time}`)),
  ...pictureFacts(picture, alt),
]
