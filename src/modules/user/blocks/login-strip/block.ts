import { z } from 'zod'
import { defineBlock } from '#platform/content/page/block.ts'
import { field, title } from '#domain/page/edit/block-editor.ts'

/** The links to log in and to register. Signed-in viewers see a greeting (specification §1). */
export const props = z.strictObject({ title: z.string().max(200), text: z.string().max(500) })
export type Props = z.infer<typeof props>

export default defineBlock<Props>({
  type: 'login-strip',
  version: 1,
  isStatic: true,
  label: { th: 'แถบเข้าสู่ระบบ', en: 'Login strip' },
  editor: {
    group: 'people',
    icon: 'login-2',

    fields: [title, field('text', 'text', ['ข้อความ', 'Text', { most: 500 }])],
  },
  props,
  defaults: { title: '', text: '' },
})
