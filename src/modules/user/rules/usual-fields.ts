import type { PersonField } from '#domain/validation/person-field/definition.ts'

/** A field as a site begins with it; what is not said is as for any new one. */
interface UsualField extends Pick<PersonField, 'key' | 'type'> {
  name: string
  nameEn: string
  pattern?: PersonField['pattern']
  staff?: PersonField['staff']
  choices?: string[]
  registration?: boolean
}

/** The fields that academies usually ask of people, in their order. */
export const usualFields: readonly UsualField[] = [
  {
    ...{ key: 'prefix', name: 'คำนำหน้า', nameEn: 'Prefix', type: 'choice', registration: true },
    choices: ['นาย', 'นาง', 'นางสาว', 'ดร.', 'Mr.', 'Mrs.', 'Ms.', 'Dr.'],
  },
  { key: 'birth_date', name: 'วันเกิด', nameEn: 'Birth date', type: 'date', staff: 'manager' },
  { key: 'nationality', name: 'สัญชาติ', nameEn: 'Nationality', type: 'text' },
  {
    ...{ key: 'passport', name: 'หนังสือเดินทาง', nameEn: 'Passport', type: 'code' },
    ...{ pattern: 'passport', staff: 'admin' },
  },
  { key: 'job_title', name: 'ตำแหน่งงาน', nameEn: 'Job title', type: 'text' },
  { key: 'organisation', name: 'หน่วยงาน', nameEn: 'Organisation', type: 'text' },
  {
    ...{ key: 'education', name: 'วุฒิการศึกษา', nameEn: 'Education', type: 'choice' },
    choices: ['ต่ำกว่ามัธยมศึกษา', 'มัธยมศึกษา', 'ปวช.', 'ปวส.', 'ปริญญาตรี', 'ปริญญาโท', 'ปริญญาเอก'],
  },
  { key: 'licence', name: 'เลขที่ใบอนุญาต', nameEn: 'Licence number', type: 'code', pattern: 'licence' },
]
