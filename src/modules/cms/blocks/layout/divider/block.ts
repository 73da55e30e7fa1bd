import { z } from 'zod'
import { defineBlock } from '#platform/content/page/block.ts'
import { choice } from '#domain/page/edit/block-editor.ts'

/** A separator between two blocks: a thin line, a section rule or a ribbon. */
export const props = z.strictObject({ look: z.enum(['line', 'rule', 'cloth']) })
export type Props = z.infer<typeof props>

export default defineBlock<Props>({
  type: 'divider',
  version: 1,
  isStatic: true,
  label: { th: 'เส้นคั่น', en: 'Divider' },
  editor: {
    group: 'layout',
    icon: 'separator',

    fields: [
      choice('look', ['แบบ', 'Look'], {
        line: ['เส้นบาง', 'Hairline'],
        rule: ['เส้นหนา', 'Rule'],
        cloth: ['แถบลายผ้า', 'Ribbon of cloth'],
      }),
    ],
  },
  props,
  defaults: { look: 'line' },
})
