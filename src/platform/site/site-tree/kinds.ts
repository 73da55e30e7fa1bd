/** What a unit is (decision 0151). */
export const kinds = ['website', 'school', 'institution'] as const
export type Kind = (typeof kinds)[number]
