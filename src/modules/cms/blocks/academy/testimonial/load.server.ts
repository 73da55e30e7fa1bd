import { initialsOf } from '#domain/thai-identity/initials.ts'
import type { BlockLoad } from '#platform/content/page/block.ts'
import type { Props } from './block.ts'

export interface TestimonialContent {
  title: string
  /** `initials` are shown if there is no picture. */
  items: (Props['items'][number] & { initials: string })[]
}

export const load: BlockLoad<Props, TestimonialContent> = async (_ctx, placed) =>
  Object.fromEntries(
    placed.map(({ id, props: { title, items } }) => [
      id,
      { title, items: items.map((item) => ({ ...item, initials: initialsOf(item.name) })) },
    ]),
  )
