const mark = '/* planned by its values */'

/** Suffix of a statement whose best plan depends on its values. It is planned on each run and kept under no name. */
export const plannedByValues = ` ${mark}`

/** Whether a statement is planned on each run. */
export const isPlannedByValues = (text: string): boolean => text.endsWith(mark)
