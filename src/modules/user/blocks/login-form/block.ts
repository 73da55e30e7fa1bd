import { z } from 'zod'
import { defineBlock } from '#platform/content/page/block.ts'
import { title } from '#domain/page/edit/block-editor.ts'

/** The login form as a block of a page. Signed-in viewers do not see it. */
export const props = z.strictObject({ title: z.string().max(200) })
export type Props = z.infer<typeof props>

export default defineBlock<Props>({
  type: 'login-form',
  version: 1,
  label: { th: 'แบบฟอร์มเข้าสู่ระบบ', en: 'Login form' },
  editor: {
    group: 'people',
    icon: 'login-2',

    fields: [title],
  },
  props,
  defaults: { title: '' },
})
