import { z } from 'zod'
import { defineBlock } from '#platform/content/page/block.ts'
import { defaults, editorFields, shapes, startField } from '../../field-props.ts'
import { lengthFields } from '../text-fields.ts'

/** Several lines of text. */
export const props = z.object({
  ...shapes.base,
  ...shapes.answer,
  ...shapes.start,
  minLength: z.int().min(0).max(10_000),
  maxLength: z.int().min(0).max(10_000),
})
export type Props = z.infer<typeof props>

export default defineBlock<Props>({
  type: 'form-textarea',
  version: 1,
  label: { th: 'ข้อความหลายบรรทัด', en: 'Text area' },
  editor: {
    group: 'form',
    icon: 'align-justified',
    fields: editorFields(...lengthFields, startField),
  },
  props,
  defaults: {
    ...{ ...defaults.base, ...defaults.answer, ...defaults.start, minLength: 0, maxLength: 0 },
  },
})
