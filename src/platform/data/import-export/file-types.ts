/** The content types of the two formats, as they are sent and as an import takes them. */
export const fileTypes = {
  csv: 'text/csv',
  xlsx: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
} as const
export type FileFormat = keyof typeof fileTypes
