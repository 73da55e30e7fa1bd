import { z } from 'zod'
import { defineBlock } from '#platform/content/page/block.ts'
import { field } from '#domain/page/edit/block-editor.ts'

/** An author's text as HTML, which is sanitized each time it is shown. */
export const props = z.strictObject({ html: z.string().max(200_000) })
export type Props = z.infer<typeof props>

export default defineBlock<Props>({
  type: 'text',
  version: 1,
  isStatic: true,
  label: { th: 'ข้อความ', en: 'Text' },
  editor: {
    group: 'basic',
    icon: 'align-left',

    fields: [field('richtext', 'html', ['ข้อความ', 'Text', { most: 200_000 }])],
  },
  props,
  defaults: { html: '' },
})
