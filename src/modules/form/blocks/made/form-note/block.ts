import { z } from 'zod'
import { defineBlock } from '#platform/content/page/block.ts'
import { field } from '#domain/page/edit/block-editor.ts'
import { defaults, displayFields, shapes } from '../../field-props.ts'

/** A text between fields, which logics may show or hide. */
export const props = z.object({
  ...shapes.base,
  text: z.string().max(10_000),
})
export type Props = z.infer<typeof props>

export default defineBlock<Props>({
  type: 'form-note',
  version: 1,
  label: { th: 'ข้อความในแบบฟอร์ม', en: 'Note' },
  editor: {
    group: 'form',
    icon: 'note',
    fields: displayFields(field('longtext', 'text', ['ข้อความ', 'Text', { most: 10_000 }])),
  },
  props,
  defaults: {
    ...{ ...defaults.base, text: '' },
  },
})
