/** Below this number a single buyer holds half, which says nothing. */
const minTotal = 4

/** Whether unpaid orders hold so much of what there is that staff should look: half or more (attack P24). */
export const isMostlyHeld = ({ held, total }: { held: number; total: number }): boolean =>
  total >= minTotal && held * 2 >= total
