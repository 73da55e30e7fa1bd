/** The time of the examples. Their clock is frozen, so that their responses can be compared. */
export const exampleNow = Date.parse('2026-11-20T03:00:00Z')
