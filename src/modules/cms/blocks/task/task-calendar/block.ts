import { z } from 'zod'
import { defineBlock } from '#platform/content/page/block.ts'
import { title } from '#domain/page/edit/block-editor.ts'

/** A calendar of sample tasks, labelled as samples (specification §2.1 and §3). */
export const props = z.strictObject({ title: z.string().max(200) })
export type Props = z.infer<typeof props>

export default defineBlock<Props>({
  type: 'task-calendar',
  version: 1,
  label: { th: 'ปฏิทินงาน (ข้อมูลตัวอย่าง)', en: 'Task calendar (sample data)' },
  editor: {
    group: 'academy',
    icon: 'calendar-event',

    fields: [title],
  },
  props,
  defaults: { title: '' },
})
