/** The ways to divide a row, in twelfths. */
export const divisions = [[12], [6, 6], [4, 4, 4], [3, 3, 3, 3], [8, 4], [4, 8], [3, 6, 3]] as const
