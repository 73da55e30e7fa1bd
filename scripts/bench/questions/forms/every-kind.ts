import { fieldBlock, formPost, formRow, yesOrNo } from './form-page.ts'

/** Texts of an answer that each copy of the submission replaces: by its number, one of five choices, and a day. */
export const marks = { number: '987654', choice: 'kind0', day: '2001-02-03' } as const

/** A field of the form of every kind, and its answer. */
interface AnsweredField {
  name: string
  label: string
  kind: string
  props?: Record<string, unknown>
  /** Undefined where a person answers nothing. */
  answer?: unknown
}

const listed = { isListed: true }

const kinds = ['บุคคลทั่วไป', 'นักเรียน', 'พนักงาน', 'เจ้าของกิจการ', 'ข้าราชการ'].map((label, n) => ({
  value: `kind${n}`,
  label,
}))
const topics = ['ความปลอดภัย', 'งานไฟฟ้า', 'งานเชื่อม'].map((label, n) => ({ value: `topic${n}`, label }))
const provinces = ['เชียงใหม่', 'อุบลราชธานี', 'นครศรีธรรมราช'].map((label, n) => ({ value: `province${n}`, label }))

const address = {
  ...{ NO: '99/1', MOO: '4', SOI_TH: 'สุขุมวิท 71', BUILDING_TH: 'อาคารน้ำผึ้ง', ROAD_TH: 'สุขุมวิท' },
  ...{ province: 'กรุงเทพมหานคร', district: 'วัฒนา', subdistrict: 'พระโขนงเหนือ', zipcode: '10110' },
}
const note = `ขอให้จัดเลี้ยงอาหารมังสวิรัติ ผู้เข้าอบรมสองท่านใช้รถเข็น และต้องการที่จอดรถใกล้ทางเข้า
ใบกำกับภาษีออกในนามบริษัท น้ำผึ้งปิ่นเกล้า จำกัด (สำนักงานใหญ่) Purchase order ${marks.number}/2569`

/** Every kind of field, and every kind of text. The answer of the upload is filled in with its key. */
export const ownFields: readonly AnsweredField[] = [
  { name: 'name', label: 'ชื่อและนามสกุล', kind: 'input', answer: `ผู้ตอบ ที่ ${marks.number}`, props: listed },
  { name: 'email', label: 'อีเมล', kind: 'input', answer: `a${marks.number}@wicha.th`, props: { inputType: 'email' } },
  {
    ...{ name: 'amount', label: 'จำนวนเงิน', kind: 'input', answer: marks.number },
    props: { ...listed, inputType: 'number' },
  },
  { name: 'phone', label: 'โทรศัพท์', kind: 'input', answer: '0812345678', props: { inputType: 'phone' } },
  { name: 'citizen', label: 'เลขประจำตัว', kind: 'input', answer: '1101700230708', props: { inputType: 'citizen' } },
  { name: 'note', label: 'รายละเอียด', kind: 'textarea', answer: note },
  { name: 'source', label: 'ที่มา', kind: 'hidden', answer: 'หน้าแรกของเว็บไซต์', props: { value: 'หน้าแรกของเว็บไซต์' } },
  { name: 'born', label: 'วันเกิด', kind: 'datetime', answer: marks.day, props: listed },
  {
    ...{ name: 'visit', label: 'นัดหมาย', kind: 'datetime', answer: '2026-03-04T09:30+07:00' },
    props: { showDateTime: 'datetime' },
  },
  { name: 'kind', label: 'สมัครในนาม', kind: 'radiobox', answer: marks.choice, props: { ...listed, options: kinds } },
  { name: 'topics', label: 'หัวข้อที่สนใจ', kind: 'checkbox', answer: ['topic0', 'topic2'], props: { options: topics } },
  {
    ...{ name: 'province', label: 'จังหวัด', kind: 'select', answer: 'province1' },
    props: { ...listed, options: provinces },
  },
  { name: 'address', label: 'ที่อยู่ปัจจุบัน', kind: 'address', answer: address },
  { name: 'file', label: 'สำเนาเอกสาร', kind: 'upload', props: { fileTypeLimit: ['pdf'], itemLimit: 1 } },
  { name: 'consent', label: 'ความยินยอม', kind: 'consent', answer: 'true', props: { text: 'ยินยอมให้ใช้ข้อมูล' } },
  { name: 'score', label: 'ความพึงพอใจ', kind: 'rating', answer: '4', props: listed },
  { name: 'total', label: 'รวมเป็นเงิน', kind: 'calculated', props: { calculation: { kind: 'sum', of: ['amount'] } } },
  { name: 'nothing', label: 'ข้อเสนอแนะ', kind: 'textarea', answer: '' },
  { name: 'info', label: 'คำชี้แจง', kind: 'note', props: { text: 'กรุณากรอกให้ครบ' } },
]

interface AnsweredSet {
  name: string
  title: string
  fields: readonly AnsweredField[]
  copies: readonly Record<string, string>[]
}

export const sets: readonly AnsweredSet[] = [
  {
    ...{ name: 'people', title: 'ผู้เข้าอบรม' },
    fields: [
      { name: 'who', label: 'ชื่อผู้เข้าอบรม', kind: 'input', props: listed },
      { name: 'age', label: 'อายุ', kind: 'input', props: { inputType: 'number' } },
      { name: 'meal', label: 'อาหารเจ', kind: 'radiobox', props: { options: yesOrNo } },
    ],
    copies: [
      { who: `มานี ที่ ${marks.number}`, age: '21', meal: 'yes' },
      { who: `ปิติ ที่ ${marks.number}`, age: '32', meal: 'no' },
      { who: `ชูใจ ที่ ${marks.number}`, age: '43', meal: 'yes' },
    ],
  },
  {
    ...{ name: 'items', title: 'อุปกรณ์' },
    fields: [
      { name: 'thing', label: 'ชื่ออุปกรณ์', kind: 'input' },
      { name: 'price', label: 'ราคา', kind: 'input', props: { inputType: 'number' } },
    ],
    copies: [
      { thing: `ถังดับเพลิง ${marks.number}`, price: '1250.50' },
      { thing: 'สายดินกู้ภัย', price: '300' },
    ],
  },
]

/** Returns the post of the form of every kind, with two data sets. */
export const everyKind = (slug: string) =>
  formPost({
    ...{ slug, title: 'แบบฟอร์มทุกชนิดช่อง' },
    rows: [
      formRow('own', ownFields.map(blockOf)),
      ...sets.map(({ name, title, fields, copies }) => {
        const set = { dataSetName: name, dataSetTitle: title, dataSetLimit: copies.length }
        return formRow(`row-${name}`, fields.map(blockOf), { dataMode: 'set', ...set })
      }),
    ],
  })

/** The ids of fields are their names. */
const blockOf = ({ name, label, kind, props }: AnsweredField) => fieldBlock(name, kind, { name, label, ...props })

/** Returns the answers of the form with the key of an uploaded file. */
export const answersWith = (file: string): Record<string, unknown> => ({
  ...Object.fromEntries(ownFields.flatMap(({ name, answer }) => (answer === undefined ? [] : [[name, answer]]))),
  ...{ file: [file] },
  ...Object.fromEntries(sets.map(({ name, copies }) => [name, copies.map((copy, n) => ({ _key: `k${n}`, ...copy }))])),
})
