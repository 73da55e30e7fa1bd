import { z } from 'zod'
import { defineBlock } from '#platform/content/page/block.ts'
import { title } from '#domain/page/edit/block-editor.ts'

/** The registration form as a block of a page. Signed-in viewers do not see it. */
export const props = z.strictObject({ title: z.string().max(200) })
export type Props = z.infer<typeof props>

export default defineBlock<Props>({
  type: 'register-form',
  version: 1,
  label: { th: 'แบบฟอร์มสมัครสมาชิก', en: 'Register form' },
  editor: {
    group: 'people',
    icon: 'user-plus',

    fields: [title],
  },
  props,
  defaults: { title: '' },
})
