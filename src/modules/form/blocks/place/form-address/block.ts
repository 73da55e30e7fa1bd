import { z } from 'zod'
import { defineBlock } from '#platform/content/page/block.ts'
import { defaults, editorFields, shapes } from '../../field-props.ts'

/** An address in Thailand with its parts (specification L124). */
export const props = z.object({
  ...shapes.base,
  ...shapes.answer,
})
export type Props = z.infer<typeof props>

export default defineBlock<Props>({
  type: 'form-address',
  version: 1,
  label: { th: 'ที่อยู่', en: 'Address' },
  editor: {
    group: 'form',
    icon: 'map-pin',
    fields: editorFields(),
  },
  props,
  defaults: {
    ...{ ...defaults.base, ...defaults.answer },
  },
})
