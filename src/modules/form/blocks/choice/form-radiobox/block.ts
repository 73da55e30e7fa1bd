import { z } from 'zod'
import { defineBlock } from '#platform/content/page/block.ts'
import { defaults, editorFields, logicsField, optionsField, shapes, startField } from '../../field-props.ts'

/** One choice of several, all of them visible (specification L137). */
export const props = z.object({
  ...shapes.base,
  ...shapes.answer,
  ...shapes.start,
  ...shapes.options,
  ...shapes.logics,
})
export type Props = z.infer<typeof props>

export default defineBlock<Props>({
  type: 'form-radiobox',
  version: 1,
  label: { th: 'เลือกหนึ่งข้อ', en: 'Radio buttons' },
  editor: {
    group: 'form',
    icon: 'circle-dot',
    fields: editorFields(optionsField, startField, logicsField),
  },
  props,
  defaults: {
    ...{ ...defaults.base, ...defaults.answer, ...defaults.start, ...defaults.logics },
    options: [],
  },
})
