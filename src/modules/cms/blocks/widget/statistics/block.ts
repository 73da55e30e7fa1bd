import { z } from 'zod'
import { defineBlock } from '#platform/content/page/block.ts'
import { title } from '#domain/page/edit/block-editor.ts'

/** Members, courses and certificates: the totals and those of the current month (specification §2.1). */
export const props = z.strictObject({ title: z.string().max(200) })
export type Props = z.infer<typeof props>

export default defineBlock<Props>({
  type: 'statistics',
  version: 1,
  isStatic: true,
  label: { th: 'สถิติ', en: 'Statistics' },
  editor: {
    group: 'academy',
    icon: 'chart-bar',

    fields: [title],
  },
  props,
  defaults: { title: '' },
})
