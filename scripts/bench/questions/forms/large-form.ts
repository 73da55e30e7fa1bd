import { fieldBlock, formPost, formRow, yesOrNo } from './form-page.ts'

/** Nine tabs of 32 fields, and one with a data set of 12 fields: 300 fields, of which 40 show another. */
const [tabs, fieldsOfTab, fieldsOfSet] = [9, 32, 12]
/** Each seventh field is a choice that shows the next field. */
const conditionEvery = 7
export const [conditions, copies] = [40, 10]
export const setTab = 'ผู้เข้าอบรม'
export const fieldCount = tabs * fieldsOfTab + fieldsOfSet

/** The names of the fields of the first tab that the bench types into. */
export const typedFields = ['q2', 'q9', 'q16', 'q30'] as const
/** Choices of the first tab, each with the field that it shows. */
export const revealing = [0, 7, 14, 21].map((n) => ({ choice: `q${n}`, shown: `q${n + 1}` }))
/** The field of the data set that the bench types into. */
export const copyField = 'd0'

const options = ['กรุงเทพมหานคร', 'เชียงใหม่', 'ขอนแก่น', 'สงขลา'].map((label, n) => ({ value: `o${n}`, label }))

const kinds: readonly [kind: string, props: object][] = [
  ['input', { inputType: 'text', maxLength: 200 }],
  ['input', { inputType: 'email' }],
  ['textarea', { maxLength: 1000 }],
  ['select', { options }],
  ['input', { inputType: 'number' }],
  ['checkbox', { options }],
  ['datetime', {}],
  ['input', { inputType: 'text' }],
]

/** Returns the post of the form: 300 fields in tabs, 40 conditions, and a data set that begins with ten copies. */
export const largeForm = (slug: string) =>
  formPost({
    slug,
    title: 'แบบฟอร์มสามร้อยช่อง',
    rows: [...Array.from({ length: tabs }, (_, n) => tabRow(n)), ...setRows()],
  })

const tabRow = (tab: number) => {
  const first = tab * fieldsOfTab
  const objects = Array.from({ length: fieldsOfTab }, (_, at) => fieldOf(first + at))
  return formRow(`t${tab}`, objects, { tab: `ส่วนที่ ${tab + 1}` })
}

const isCondition = (n: number) => n >= 0 && n % conditionEvery === 0 && n < conditions * conditionEvery

function fieldOf(n: number) {
  const [name, label] = [`q${n}`, `คำถามข้อที่ ${n + 1}`]
  if (isCondition(n)) {
    const logics = [{ value: 'yes', method: 'show', targets: [`q${n + 1}`] }]
    return fieldBlock(name, 'radiobox', { name, label, options: yesOrNo, logics })
  }
  const isTyped = typedFields.some((typed) => typed === name)
  const isShown = isCondition(n - 1)
  const [kind, props] = isTyped || isShown ? kinds[0]! : kinds[n % kinds.length]!
  return fieldBlock(name, kind, { name, label, ...props, ...(isShown && { show: false }), required: n % 3 === 0 })
}

const setRows = () =>
  Array.from({ length: copies }, (_, copy) => {
    const objects = Array.from({ length: fieldsOfSet }, (_one, n) => {
      const [kind, props] = kinds[n % kinds.length]!
      return fieldBlock(`c${copy}-${n}`, kind, { name: `d${n}`, label: `รายการที่ ${n + 1}`, ...props })
    })
    const set = { dataSetName: 'people', dataSetTitle: 'ผู้เข้าอบรม', dataSetLimit: copies }
    return formRow(`s${copy}`, objects, { tab: setTab, dataMode: copy === 0 ? 'set' : 'copy', ...set })
  })
