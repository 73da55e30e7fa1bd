import { z } from 'zod'
import { choice, type EditorField, field, items } from '#domain/page/edit/block-editor.ts'

/* The props that form fields share. Their names are those of the specification (L119). */

const name = z.string().regex(/^(?:[a-z][A-Za-z0-9_]{0,63})?$/)
const fieldName = z.string().max(64)
const text = (most: number) => z.string().max(most)

/** How wide a field is (specification L119, `style`). */
const fieldStyles = ['full', 'half', 'third'] as const

export const shapes = {
  /** What every field has. */
  base: { name, label: text(300), hint: text(500), show: z.boolean(), style: z.enum(fieldStyles) },
  /** What a field has that a person answers. */
  answer: { required: z.boolean(), reqError: text(200), isPrivate: z.boolean(), isListed: z.boolean() },
  start: { value: text(1000) },
  options: { options: z.array(z.strictObject({ value: text(100).min(1), label: text(200) })).max(200) },
  logics: {
    logics: z
      .array(
        z.strictObject({ value: text(100), method: z.enum(['show', 'hide']), targets: z.array(fieldName).max(50) }),
      )
      .max(50),
  },
  session: { session: z.enum(['', ...sessionPaths()]), locked: z.boolean() },
}

export const defaults = {
  base: { name: '', label: '', hint: '', show: true, style: 'full' as const },
  answer: { required: false, reqError: '', isPrivate: false, isListed: false },
  start: { value: '' },
  logics: { logics: [] },
  session: { session: '' as const, locked: false },
}

const named: EditorField[] = [
  field('text', 'label', ['คำถาม', 'Label', { most: 300 }]),
  field('text', 'hint', ['คำอธิบาย', 'Hint', { most: 500 }]),
  field('text', 'name', [
    'ชื่อในข้อมูล',
    'Name',
    {
      most: 64,
      hint: {
        th: 'ขึ้นต้นด้วยอักษรอังกฤษตัวเล็ก ตามด้วยอักษรอังกฤษ ตัวเลข หรือ _ เว้นว่างเพื่อให้ระบบตั้งให้',
        en: 'Starts with a small letter, then letters, digits or _. Leave empty for a generated name',
      },
    },
  ]),
]

const answered: EditorField[] = [
  field('switch', 'required', ['ต้องกรอก', 'Required']),
  field('text', 'reqError', [
    'ข้อความเมื่อไม่กรอก',
    'Message when empty',
    { most: 200, when: { field: 'required', is: [true] } },
  ]),
  field('switch', 'isListed', ['แสดงเป็นคอลัมน์ในรายการคำตอบ', 'Column in the list of submissions']),
  field('switch', 'isPrivate', ['ข้อมูลส่วนตัว เปิดดูได้เฉพาะผู้ดูแล', 'Private: only administrators can read it']),
]

const look: EditorField = choice('style', ['ความกว้าง', 'Width', { tab: 'look' }], {
  full: ['เต็มแถว', 'Full'],
  half: ['ครึ่งแถว', 'Half'],
  third: ['หนึ่งในสาม', 'Third'],
})

const shown: EditorField = field('switch', 'show', ['แสดงตั้งแต่แรก', 'Shown at first', { tab: 'conditions' }])

/** The editor fields of a kind of field: its own ones stand between those that all have. */
export const editorFields = (...own: EditorField[]): EditorField[] => [...named, ...own, ...answered, look, shown]

/** The same for a field that a person does not answer. */
export const displayFields = (...own: EditorField[]): EditorField[] => [...named, ...own, look, shown]

export const startField = field('text', 'value', ['ค่าเริ่มต้น', 'Initial value', { most: 1000 }])

export const optionsField = items('options', ['ตัวเลือก', 'Options'], {
  most: 200,
  add: { th: 'เพิ่มตัวเลือก', en: 'Add an option' },
  start: { value: 'option', label: 'ตัวเลือกใหม่' },
  fields: [
    field('text', 'label', ['ข้อความที่แสดง', 'Label', { most: 200 }]),
    field('text', 'value', ['ค่าที่บันทึก', 'Stored value', { most: 100 }]),
  ],
})

export const logicsField: EditorField = {
  ...items('logics', ['เงื่อนไขของช่องอื่น', 'Conditions of other fields'], {
    most: 50,
    add: { th: 'เพิ่มเงื่อนไข', en: 'Add a condition' },
    start: { value: '', method: 'show', targets: [] },
    fields: [
      field('text', 'value', ['เมื่อคำตอบคือ', 'When the answer is', { most: 100 }]),
      choice('method', ['ให้', 'Then'], { show: ['แสดง', 'Show'], hide: ['ซ่อน', 'Hide'] }),
      field('words', 'targets', [
        'ช่องเหล่านี้',
        'These fields',
        { most: 50, hint: { th: 'ใส่ชื่อในข้อมูลของช่อง', en: 'Enter the names of the fields' } },
      ]),
    ],
  }),
  tab: 'conditions',
}

export const sessionFields: EditorField[] = [
  choice('session', ['เติมจากบัญชีของผู้กรอก', 'Fill from the account'], {
    '': ['ไม่เติม', 'No'],
    'user.name': ['ชื่อและนามสกุล', 'Full name'],
    'user.firstname': ['ชื่อ', 'First name'],
    'user.lastname': ['นามสกุล', 'Last name'],
    'user.email': ['อีเมล', 'Email'],
    'user.phone': ['เบอร์โทรศัพท์', 'Phone number'],
  }),
  field('switch', 'locked', ['ห้ามแก้ไขค่าที่เติม', 'Locked', { when: { field: 'session', is: sessionPaths() } }]),
]

function sessionPaths() {
  return ['user.name', 'user.firstname', 'user.lastname', 'user.email', 'user.phone'] as const
}
