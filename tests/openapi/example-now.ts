/** When the examples were sent: their clock stands still, so that their answers can be compared. */
export const exampleNow = Date.parse('2026-11-20T03:00:00Z')
