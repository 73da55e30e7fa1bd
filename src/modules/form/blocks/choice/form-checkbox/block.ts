import { z } from 'zod'
import { defineBlock } from '#platform/content/page/block.ts'
import { defaults, editorFields, logicsField, optionsField, shapes, startField } from '../../field-props.ts'

/** Any of several choices. */
export const props = z.object({
  ...shapes.base,
  ...shapes.answer,
  ...shapes.start,
  ...shapes.options,
  ...shapes.logics,
})
export type Props = z.infer<typeof props>

export default defineBlock<Props>({
  type: 'form-checkbox',
  version: 1,
  label: { th: 'เลือกได้หลายข้อ', en: 'Checkboxes' },
  editor: {
    group: 'form',
    icon: 'checkbox',
    fields: editorFields(optionsField, startField, logicsField),
  },
  props,
  defaults: {
    ...{ ...defaults.base, ...defaults.answer, ...defaults.start, ...defaults.logics },
    options: [],
  },
})
