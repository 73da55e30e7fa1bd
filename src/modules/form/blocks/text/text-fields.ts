import { choice, field, group, number } from '#domain/page/edit/block-editor.ts'

/** How long a text is. 0 is no limit. */
export const lengthFields = [
  number('minLength', ['อย่างน้อย (ตัวอักษร)', 'Minimum characters'], { min: 0, max: 10_000 }),
  number('maxLength', ['ไม่เกิน (ตัวอักษร, 0 = ไม่จำกัด)', 'Maximum characters (0: no limit)'], { min: 0, max: 10_000 }),
]

/** Whose data must not repeat the value (specification L161). */
export const uniqueFields = [
  group('unique', ['ต้องไม่ซ้ำกับข้อมูลในระบบ', 'Must not be in the system yet'], {
    start: { collection: 'user', key: 'email' },
    fields: [
      choice('collection', ['ข้อมูล', 'Records'], { user: ['ผู้เรียน', 'Learners'] }),
      choice('key', ['ช่อง', 'Field'], {
        email: ['อีเมล', 'Email'],
        phone: ['เบอร์โทรศัพท์', 'Phone number'],
        citizen: ['เลขประจำตัวประชาชน', 'Citizen ID'],
      }),
    ],
  }),
  field('switch', 'isOnce', ['ห้ามซ้ำกับคำตอบอื่นของแบบฟอร์มนี้', 'Must not repeat in this form']),
]
