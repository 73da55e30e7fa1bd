import { z } from 'zod'
import { defineBlock } from '#platform/content/page/block.ts'
import { choice } from '#domain/page/edit/block-editor.ts'

/** Space between two blocks, in the sizes of the theme. */
export const props = z.strictObject({ size: z.enum(['s', 'm', 'l', 'xl']) })
export type Props = z.infer<typeof props>

export default defineBlock<Props>({
  type: 'spacer',
  version: 1,
  isStatic: true,
  label: { th: 'เว้นช่องว่าง', en: 'Space' },
  editor: {
    group: 'layout',
    icon: 'spacing-vertical',

    fields: [
      choice('size', ['ขนาด', 'Size'], {
        s: ['เล็ก', 'Small'],
        m: ['กลาง', 'Medium'],
        l: ['ใหญ่', 'Large'],
        xl: ['ใหญ่มาก', 'Very large'],
      }),
    ],
  },
  props,
  defaults: { size: 'm' },
})
