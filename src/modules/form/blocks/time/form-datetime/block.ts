import { z } from 'zod'
import { defineBlock } from '#platform/content/page/block.ts'
import { choice } from '#domain/page/edit/block-editor.ts'
import { defaults, editorFields, shapes, startField } from '../../field-props.ts'

/** A day from 1924 on, with a time if asked for (specification L269). */
export const props = z.object({
  ...shapes.base,
  ...shapes.answer,
  ...shapes.start,
  showDateTime: z.enum(['date', 'datetime']),
})
export type Props = z.infer<typeof props>

export default defineBlock<Props>({
  type: 'form-datetime',
  version: 1,
  label: { th: 'วันที่และเวลา', en: 'Date and time' },
  editor: {
    group: 'form',
    icon: 'calendar-time',
    fields: editorFields(
      choice('showDateTime', ['ให้กรอก', 'Asks for'], {
        date: ['วันที่', 'A date'],
        datetime: ['วันที่และเวลา', 'A date and a time'],
      }),
      startField,
    ),
  },
  props,
  defaults: {
    ...{ ...defaults.base, ...defaults.answer, ...defaults.start, showDateTime: 'date' },
  },
})
