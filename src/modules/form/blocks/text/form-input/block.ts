import { z } from 'zod'
import { defineBlock } from '#platform/content/page/block.ts'
import { choice } from '#domain/page/edit/block-editor.ts'
import { defaults, editorFields, sessionFields, shapes, startField } from '../../field-props.ts'
import { lengthFields, uniqueFields } from '../text-fields.ts'

/** One line of text, or an e-mail address, a number, a phone number or a citizen id (specification L161). */
export const props = z.object({
  ...shapes.base,
  ...shapes.answer,
  ...shapes.start,
  ...shapes.session,
  inputType: z.enum(['text', 'email', 'number', 'phone', 'citizen']),
  minLength: z.int().min(0).max(10_000),
  maxLength: z.int().min(0).max(10_000),
  unique: z.strictObject({ collection: z.enum(['user']), key: z.enum(['email', 'phone', 'citizen']) }).nullable(),
  isOnce: z.boolean(),
})
export type Props = z.infer<typeof props>

export default defineBlock<Props>({
  type: 'form-input',
  version: 1,
  label: { th: 'ช่องข้อความ', en: 'Text field' },
  editor: {
    group: 'form',
    icon: 'forms',
    fields: editorFields(
      choice('inputType', ['ชนิดของข้อมูล', 'Kind'], {
        text: ['ข้อความ', 'Text'],
        email: ['อีเมล', 'Email'],
        number: ['ตัวเลข', 'Number'],
        phone: ['เบอร์โทรศัพท์', 'Phone number'],
        citizen: ['เลขประจำตัวประชาชน', 'Citizen ID'],
      }),
      ...lengthFields,
      startField,
      ...sessionFields,
      ...uniqueFields,
    ),
  },
  props,
  defaults: {
    ...{ ...defaults.base, ...defaults.answer, ...defaults.start, ...defaults.session },
    ...{ inputType: 'text', minLength: 0, maxLength: 0, unique: null, isOnce: false },
  },
})
