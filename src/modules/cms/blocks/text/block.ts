import { z } from 'zod'
import { defineBlock } from '#platform/page/block.ts'

/** Text that an author wrote, as HTML; it is cleaned again whenever it is shown. */
export const props = z.strictObject({ html: z.string().max(200_000) })
export type Props = z.infer<typeof props>

export default defineBlock<Props>({
  type: 'text',
  version: 1,
  label: { th: 'ข้อความ', en: 'Text' },
  props,
  defaults: { html: '' },
})
