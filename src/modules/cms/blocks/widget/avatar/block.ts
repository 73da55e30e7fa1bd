import { z } from 'zod'
import { defineBlock } from '#platform/content/page/block.ts'
import { alignments, field } from '#domain/page/edit/block-editor.ts'

/** The picture of the viewer. */
export const props = z.strictObject({ showName: z.boolean(), alignment: z.enum(['left', 'center', 'right']) })
export type Props = z.infer<typeof props>

export default defineBlock<Props>({
  type: 'avatar',
  version: 1,
  isStatic: true,
  label: { th: 'รูปประจำตัว', en: 'Avatar' },
  editor: {
    group: 'people',
    icon: 'user',

    fields: [field('switch', 'showName', ['แสดงชื่อ', 'With the name']), alignments()],
  },
  props,
  defaults: { showName: true, alignment: 'left' },
})
