const mark = '/* planned by its values */'

/** What a statement ends with whose best plan depends on its values: its plan is made again each time, and kept under no name. */
export const plannedByValues = ` ${mark}`

/** Whether a statement is planned again each time. */
export const isPlannedByValues = (text: string): boolean => text.endsWith(mark)
