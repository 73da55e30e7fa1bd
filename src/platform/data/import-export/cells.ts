import { fieldTypeOf } from '#platform/data/field-types/field-type-of.ts'
import { wireValue } from '#platform/data/field-types/value.ts'
import { valueAt } from '#platform/office/screens/description/cell.ts'
import type { Column } from './columns.ts'

/** The text of a column in a stored row; empty where there is nothing, or nothing that the viewer may read. */
export const textAt = (row: Record<string, unknown>, { name, field }: Column): string => {
  const value = name.includes('.') || !field ? valueAt(row, name) : wireValue(name, field, row)
  if (value === null || value === undefined) return ''
  return field ? fieldTypeOf(field).print(value, field) : String(value)
}

/** Stands in an XLSX cell for a text that is too long for one; an import leaves what it stands for as it is. */
export const tooLongForExcel = '⟪ยาวเกินเซลล์ของ Excel · too long for Excel: CSV⟫'
const longestCell = 32_767

/** A text as an XLSX cell can hold it. */
export const forExcel = (text: string) => (text.length > longestCell ? tooLongForExcel : text)
