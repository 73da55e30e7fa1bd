import { z } from 'zod'
import { defineBlock } from '#platform/content/page/block.ts'
import { title } from '#domain/page/edit/block-editor.ts'

/** The log-in form as a part of a page; anyone who is signed in sees nothing of it. */
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
