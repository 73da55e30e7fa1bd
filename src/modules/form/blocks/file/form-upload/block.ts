import { z } from 'zod'
import { defineBlock } from '#platform/content/page/block.ts'
import { field, number } from '#domain/page/edit/block-editor.ts'
import { defaults, editorFields, shapes } from '../../field-props.ts'

/** Files that a person attaches (specification L138). */
export const props = z.object({
  ...shapes.base,
  ...shapes.answer,
  fileTypeLimit: z.array(z.string().regex(/^[a-z0-9]{1,8}$/)).max(30),
  itemLimit: z.int().min(1).max(50),
  fileSizeLimit: z.int().min(1).max(2000),
})
export type Props = z.infer<typeof props>

export default defineBlock<Props>({
  type: 'form-upload',
  version: 1,
  label: { th: 'แนบไฟล์', en: 'File upload' },
  editor: {
    group: 'form',
    icon: 'upload',
    fields: editorFields(
      field('words', 'fileTypeLimit', [
        'นามสกุลไฟล์ที่รับ',
        'File types',
        { most: 30, hint: { th: 'เช่น pdf jpg png', en: 'Such as pdf jpg png' } },
      ]),
      number('itemLimit', ['จำนวนไฟล์สูงสุด', 'Maximum files'], { min: 1, max: 50 }),
      number('fileSizeLimit', ['ขนาดสูงสุดต่อไฟล์ (MB)', 'Maximum size of a file (MB)'], { min: 1, max: 2000 }),
    ),
  },
  props,
  defaults: {
    ...{ ...defaults.base, ...defaults.answer },
    ...{ fileTypeLimit: ['pdf', 'jpg', 'jpeg', 'png'], itemLimit: 1, fileSizeLimit: 10 },
  },
})
