/** How the cells of a column are edited in place: by typing or by a choice. */
export interface CellEditing {
  /** The name of the edited field, such as "แก้ไข ราคา". */
  label: string
  choices?: { value: string; label: string }[]
  isRequired?: boolean
}

/** The editable columns of a list. For each row by id, the initial values and the version that was read. */
export interface ListEditing {
  columns: Record<string, CellEditing>
  rows: Record<string, { version: number; values: Record<string, string> }>
}
