import { z } from 'zod'
import { defineBlock } from '#platform/page/block.ts'
import { address } from '#domain/page/address.ts'

const picture = z
  .string()
  .max(1000)
  .regex(/^(?:https:\/\/\S+|\/(?![/\\])\S*)?$/)

/** A picture, which may lead somewhere; `alt` is what it shows, '' for decoration. */
export const props = z.strictObject({
  url: picture,
  alt: z.string().max(300),
  link: address.optional(),
  caption: z.string().max(300).optional(),
})
export type Props = z.infer<typeof props>

export default defineBlock<Props>({
  type: 'image',
  version: 1,
  label: { th: 'รูปภาพ', en: 'Image' },
  props,
  defaults: { url: '', alt: '' },
})
