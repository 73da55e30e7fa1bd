/** The kinds of units (decision 0151). */
export const kinds = ['website', 'school', 'institution'] as const
export type Kind = (typeof kinds)[number]
