import type { PageObject, PageRow } from '#domain/page/page.ts'
import type { FormField } from '#domain/form/definition.ts'

type Props = Partial<Omit<FormField, 'id' | 'name' | 'type' | 'label' | 'options'>> & {
  hint?: string
  style?: 'full' | 'half' | 'third'
}

/** A field of a form: its kind, its name in the data, and its question. */
export function field(
  type: FormField['type'],
  [name, label]: readonly [string, string],
  props: Props = {},
): PageObject {
  return {
    ...{ id: `f-${name}`, type: `form-${type}`, version: 1 },
    props: { name, label, ...props } as unknown as PageObject['props'],
  }
}

/** A field with options, by the value that is stored and what people read. */
export function options(
  type: 'radiobox' | 'checkbox' | 'select',
  [name, label, list]: readonly [string, string, readonly (readonly [string, string])[]],
  props: Props = {},
): PageObject {
  const made = field(type, [name, label], props)
  return { ...made, props: { ...made.props, options: list.map(([value, text]) => ({ value, label: text })) } }
}

/** A full-width row of a form. */
export const row = (
  id: string,
  objects: PageObject[],
  more: Partial<Omit<PageRow, 'id' | 'columns'>> = {},
): PageRow => ({
  ...{ id: `r-${id}`, gapSize: 24, ...more },
  columns: [{ id: `c-${id}`, col: 12, alignment: 'left', objects }],
})

/** Rows that people may add again. `set` is its name in the data. */
export const set = (
  [name, title, limit]: readonly [string, string, number],
  objects: PageObject[],
  more: Pick<PageRow, 'tab'> = {},
): PageRow =>
  row(name, objects, {
    ...more,
    dataMode: 'set',
    dataSetName: name,
    dataSetTitle: title,
    dataSetLimit: limit,
  })

/** Consent to the use of personal details, by the name of the academy. */
export const privacy = (academy: string, purpose: string): PageObject =>
  field('consent', ['privacy', 'ความยินยอม'], {
    required: true,
    text: `ข้าพเจ้ายินยอมให้${academy}เก็บและใช้ข้อมูลในแบบฟอร์มนี้เพื่อ${purpose} และทราบว่าขอดู แก้ไข หรือลบข้อมูลได้ทุกเมื่อ`,
  })
