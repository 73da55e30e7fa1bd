import { textFacts, titleFacts } from '#domain/page/check/fact.ts'
import type { BlockFacts } from '#platform/content/page/block.ts'
import type { Props } from './block.ts'

export const facts: BlockFacts<Props> = ({ title, tabs }) =>
  tabs.length === 0
    ? []
    : [...titleFacts(title), ...tabs.flatMap(({ name, html }) => [...textFacts(name), { is: 'html' as const, html }])]
