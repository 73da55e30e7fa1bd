import { type ChoiceList, limitChoices } from '../draft/choices.ts'
import { type SheetRecord, translated } from './sheet-records.ts'

/** Returns the lists of the sheet `choices` by their names. */
export function readChoices(records: readonly SheetRecord[], language: string): Map<string, ChoiceList> {
  const lists = Map.groupBy(records, (record) => record.get('list_name') || record.get('list name') || '')
  const optionOf = (row: SheetRecord) => ({
    value: row.get('name') || row.get('value') || '',
    label: translated(row, { column: 'label', language }),
  })
  return new Map([...lists].map(([name, rows]) => [name, limitChoices(rows.map(optionOf))]))
}
