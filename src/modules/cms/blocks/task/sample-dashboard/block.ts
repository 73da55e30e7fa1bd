import { z } from 'zod'
import { defineBlock } from '#platform/content/page/block.ts'
import { title } from '#domain/page/edit/block-editor.ts'

/** A dashboard of sample orders, labelled as samples (specification §2.1 and §3). */
export const props = z.strictObject({ title: z.string().max(200) })
export type Props = z.infer<typeof props>

export default defineBlock<Props>({
  type: 'sample-dashboard',
  version: 1,
  label: { th: 'แดชบอร์ด (ข้อมูลตัวอย่าง)', en: 'Dashboard (sample data)' },
  editor: {
    group: 'academy',
    icon: 'layout-dashboard',

    fields: [title],
  },
  props,
  defaults: { title: '' },
})
