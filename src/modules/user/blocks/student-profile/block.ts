import { z } from 'zod'
import { defineBlock } from '#platform/content/page/block.ts'
import { title } from '#domain/page/edit/block-editor.ts'

/** The courses of the signed-in learner (specification §2.1, student profile block). */
export const props = z.strictObject({ title: z.string().max(200) })
export type Props = z.infer<typeof props>

export default defineBlock<Props>({
  type: 'student-profile',
  version: 1,
  isStatic: true,
  label: { th: 'โปรไฟล์ผู้เรียน', en: 'Student profile' },
  editor: {
    group: 'people',
    icon: 'school',

    fields: [title],
  },
  props,
  defaults: { title: '' },
})
