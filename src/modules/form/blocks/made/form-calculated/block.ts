import { z } from 'zod'
import { defineBlock } from '#platform/content/page/block.ts'
import { choice, field, group } from '#domain/page/edit/block-editor.ts'
import { defaults, displayFields, shapes } from '../../field-props.ts'

/** A sum, a number of copies, or the days between two dates. */
export const props = z.object({
  ...shapes.base,
  calculation: z
    .strictObject({ kind: z.enum(['sum', 'count', 'days']), of: z.array(z.string().max(64)).max(50) })
    .nullable(),
  isListed: z.boolean(),
})
export type Props = z.infer<typeof props>

export default defineBlock<Props>({
  type: 'form-calculated',
  version: 1,
  label: { th: 'ค่าที่คำนวณ', en: 'Calculated value' },
  editor: {
    group: 'form',
    icon: 'calculator',
    fields: displayFields(
      group('calculation', ['คำนวณ', 'Calculate'], {
        start: { kind: 'sum', of: [] },
        fields: [
          choice('kind', ['วิธี', 'How'], {
            sum: ['ผลรวม', 'Sum'],
            count: ['จำนวนชุด', 'Number of copies'],
            days: ['จำนวนวันระหว่างสองวันที่', 'Days between two dates'],
          }),
          field('words', 'of', [
            'จากช่อง',
            'Of these fields',
            { most: 50, hint: { th: 'ใส่ชื่อในข้อมูลของช่อง', en: 'Enter the names of the fields' } },
          ]),
        ],
      }),
      field('switch', 'isListed', ['แสดงเป็นคอลัมน์ในรายการคำตอบ', 'Column in the list of submissions']),
    ),
  },
  props,
  defaults: {
    ...{ ...defaults.base, calculation: { kind: 'sum', of: [] }, isListed: false },
  },
})
