import { z } from 'zod'
import { defineBlock } from '#platform/content/page/block.ts'
import { number, title } from '#domain/page/edit/block-editor.ts'

/** Courses for the target group of the signed-in learner (specification §2.1, L52). Other viewers see nothing. */
export const props = z.strictObject({ title: z.string().max(200), limit: z.int().min(1).max(24) })
export type Props = z.infer<typeof props>

export default defineBlock<Props>({
  type: 'target-courses',
  version: 1,
  isStatic: true,
  label: { th: 'หลักสูตรสำหรับกลุ่มเป้าหมาย', en: 'Courses for the target group' },
  editor: {
    group: 'academy',
    icon: 'target',

    fields: [title, number('limit', ['จำนวน', 'How many'], { min: 1, max: 24 })],
  },
  props,
  defaults: { title: '', limit: 8 },
})
