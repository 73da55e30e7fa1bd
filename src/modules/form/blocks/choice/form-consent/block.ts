import { z } from 'zod'
import { defineBlock } from '#platform/content/page/block.ts'
import { field } from '#domain/page/edit/block-editor.ts'
import { defaults, editorFields, logicsField, shapes } from '../../field-props.ts'

/** A text that a person accepts, such as a privacy notice. */
export const props = z.object({
  ...shapes.base,
  ...shapes.answer,
  ...shapes.logics,
  text: z.string().max(10_000),
})
export type Props = z.infer<typeof props>

export default defineBlock<Props>({
  type: 'form-consent',
  version: 1,
  label: { th: 'ความยินยอม', en: 'Consent' },
  editor: {
    group: 'form',
    icon: 'shield-check',
    fields: editorFields(
      field('longtext', 'text', ['ข้อความที่ให้ยอมรับ', 'Text to accept', { most: 10_000 }]),
      logicsField,
    ),
  },
  props,
  defaults: {
    ...{ ...defaults.base, ...defaults.answer, ...defaults.logics, text: '' },
  },
})
