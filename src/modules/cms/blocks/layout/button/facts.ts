import { href } from 'react-router'
import { linkFacts } from '#domain/page/check/fact.ts'
import type { BlockFacts } from '#platform/content/page/block.ts'
import type { Props } from './block.ts'

export const facts: BlockFacts<Props> = ({ to, text, ...targets }) => {
  if (to === 'page') return linkFacts(targets.page && href('/cms/page/:slug', { slug: targets.page }), text)
  return linkFacts(
    to === 'course' ? targets.course && href('/lesson/detail/:id', { id: targets.course }) : targets.address,
    text,
  )
}
