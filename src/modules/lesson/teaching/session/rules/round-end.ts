interface RoundSession {
  roundID: string | null
  endsAt: string
  cancelled: boolean
}

/**
 * The next instant (milliseconds since 1970) after `now` at which the last session of some round of a course ends. Sessions without a
 * round belong to every round. Null where all have ended.
 */
export const nextRoundEnd = (sessions: readonly RoundSession[], now: number): number | null => {
  const held = sessions.filter(({ cancelled }) => !cancelled)
  const rounds = new Set([null, ...held.map(({ roundID }) => roundID)])
  const lasts = [...rounds].map((round) =>
    Math.max(
      ...held.filter(({ roundID }) => roundID === null || roundID === round).map((one) => Date.parse(one.endsAt)),
    ),
  )
  const coming = lasts.filter((last) => last > now)
  return coming.length === 0 ? null : Math.min(...coming)
}
