import { z } from 'zod'
import { defineBlock } from '#platform/page/block.ts'
import { address } from '#domain/page/address.ts'

/** A heading: of a section, or the hero that opens a page, with at most two buttons. */
export const props = z.strictObject({
  text: z.string().max(300),
  lead: z.string().max(1000).optional(),
  kicker: z.string().max(120).optional(),
  display: z.enum(['hero', 'section']),
  /** The figure on the hero's cloth. */
  emblem: z.enum(['bolt', 'helmet', 'book']).optional(),
  buttonText: z.string().max(80).optional(),
  buttonHref: address.optional(),
  secondText: z.string().max(80).optional(),
  secondHref: address.optional(),
})
export type Props = z.infer<typeof props>

export default defineBlock<Props>({
  type: 'heading',
  version: 1,
  label: { th: 'หัวเรื่อง', en: 'Heading' },
  props,
  defaults: { text: '', display: 'section' },
})
