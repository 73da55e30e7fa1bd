import { fieldTypeOf } from '#platform/data/field-types/field-type-of.ts'
import { wireValue } from '#platform/data/field-types/value.ts'
import { valueAt } from '#platform/office/screens/description/cell.ts'
import type { Column } from './columns.ts'

/** Returns the text of a column in a stored row. Empty for an empty or unreadable value. */
export const textAt = (row: Record<string, unknown>, { name, field }: Column): string => {
  const value = name.includes('.') || !field ? valueAt(row, name) : wireValue(name, field, row)
  if (value === null || value === undefined) return ''
  return field ? fieldTypeOf(field).print(value, field) : String(value)
}

/** Placeholder in an XLSX cell for a text that is too long. An import keeps the stored value. */
export const tooLongForExcel = '⟪ยาวเกินเซลล์ของ Excel · too long for Excel: CSV⟫'
const longestCell = 32_767

/** Returns a text that fits into an XLSX cell. */
export const forExcel = (text: string) => (text.length > longestCell ? tooLongForExcel : text)
