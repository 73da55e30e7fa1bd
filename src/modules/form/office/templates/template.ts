import type { FieldType, FormField } from '#domain/form/definition.ts'
import type { Page } from '#domain/page/page.ts'
import type { Locale, Text } from '#platform/site/i18n/words.ts'

/** A question of a template. `set` groups questions into a data set. */
export interface TemplateField {
  name: string
  type: FieldType
  label: Text
  options?: readonly Text[]
  props?: Partial<Omit<FormField, 'id' | 'name' | 'type' | 'label' | 'options'>>
}

/** A form to begin with. */
export interface FormTemplate {
  name: string
  title: Text
  text: Text
  fields: readonly TemplateField[]
  set?: { name: string; title: Text; limit: number; fields: readonly TemplateField[] }
}

/** Returns the page of a template, in a language. */
export function templatePage({ fields, set }: FormTemplate, locale: Locale): Page {
  const rows = fields.map((field) => rowOf([field], locale))
  if (!set) return { version: 1, rows }
  const { name, title, limit, fields: own } = set
  const copies = { dataMode: 'set' as const, dataSetName: name, dataSetTitle: title[locale], dataSetLimit: limit }
  return { version: 1, rows: [...rows, { ...rowOf(own, locale), ...copies }] }
}

const rowOf = (fields: readonly TemplateField[], locale: Locale): Page['rows'][number] => ({
  ...{ id: `r-${fields[0]!.name}`, gapSize: 24 },
  columns: [
    {
      ...{ id: `c-${fields[0]!.name}`, col: 12, alignment: 'left' },
      objects: fields.map(({ name, type, label, options, props }) => ({
        ...{ id: `f-${name}`, type: `form-${type}`, version: 1 },
        props: {
          ...{ name, label: label[locale], ...props },
          ...(options && { options: options.map((option, at) => ({ value: `o${at + 1}`, label: option[locale] })) }),
        } as unknown as Page['rows'][number]['columns'][number]['objects'][number]['props'],
      })),
    },
  ],
})
