import { z } from 'zod'
import { defineBlock } from '#platform/content/page/block.ts'
import { number } from '#domain/page/edit/block-editor.ts'
import { defaults, editorFields, logicsField, shapes, startField } from '../../field-props.ts'

/** A number from 1 to a maximum. */
export const props = z.object({
  ...shapes.base,
  ...shapes.answer,
  ...shapes.start,
  ...shapes.logics,
  most: z.int().min(2).max(10),
})
export type Props = z.infer<typeof props>

export default defineBlock<Props>({
  type: 'form-rating',
  version: 1,
  label: { th: 'ให้คะแนน', en: 'Rating' },
  editor: {
    group: 'form',
    icon: 'star',
    fields: editorFields(number('most', ['คะแนนสูงสุด', 'Highest rating'], { min: 2, max: 10 }), startField, logicsField),
  },
  props,
  defaults: {
    ...{ ...defaults.base, ...defaults.answer, ...defaults.start, ...defaults.logics, most: 5 },
  },
})
