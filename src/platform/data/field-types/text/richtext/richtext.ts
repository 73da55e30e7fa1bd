import { stripHtml } from '#domain/thai-text/strip-html.ts'
import { sanitised } from '#platform/data/collection/clean.ts'
import { kind } from '../../constructor.ts'
import type { FieldType } from '../../field-type.ts'
import { written } from '../written.ts'

export const richtext = kind('richtext', 'text', sanitised(200_000))

export const richtextKind: FieldType = {
  ...written({ control: 'richtext', span: 6 }),
  expects: () => ({ th: 'HTML ที่ซ้อนกันไม่เกิน 200 ชั้น', en: 'HTML that is nested at most 200 deep' }),
  example: ({ label }, n) => `<p>${label.th} ${n}</p>`,
  text: stripHtml,
  isHtml: true,
  searchText: stripHtml,
}
