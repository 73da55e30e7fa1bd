import { z } from 'zod'
import { defineBlock } from '#platform/content/page/block.ts'
import { field } from '#domain/page/edit/block-editor.ts'
import { defaults, displayFields, sessionFields, shapes, startField } from '../../field-props.ts'

/** A value that is sent and not displayed. */
export const props = z.object({
  ...shapes.base,
  ...shapes.start,
  ...shapes.session,
  isListed: z.boolean(),
  isPrivate: z.boolean(),
})
export type Props = z.infer<typeof props>

export default defineBlock<Props>({
  type: 'form-hidden',
  version: 1,
  label: { th: 'ค่าที่ซ่อนไว้', en: 'Hidden value' },
  editor: {
    group: 'form',
    icon: 'eye-off',
    fields: displayFields(
      startField,
      ...sessionFields,
      field('switch', 'isListed', ['แสดงเป็นคอลัมน์ในรายการคำตอบ', 'Column in the list of submissions']),
      field('switch', 'isPrivate', ['ข้อมูลส่วนตัว เปิดดูได้เฉพาะผู้ดูแล', 'Private: only administrators can read it']),
    ),
  },
  props,
  defaults: {
    ...{ ...defaults.base, ...defaults.start, ...defaults.session, isListed: false, isPrivate: false },
  },
})
