/** How the cells of a column are edited where they stand: by typing, or by one of the choices. */
export interface CellEditing {
  /** Says what is edited, such as "แก้ไข ราคา". */
  label: string
  choices?: { value: string; label: string }[]
  isRequired?: boolean
}

/** What is edited in a list, by column; and of each row, by id, what editing begins with and as which version it was read. */
export interface ListEditing {
  columns: Record<string, CellEditing>
  rows: Record<string, { version: number; values: Record<string, string> }>
}
