/** When a form takes answers, and how many. Instants are ISO in UTC. */
interface FormLimits {
  opensAt: string | null
  closesAt: string | null
  capacity: number | null
}

export type FormState = 'draft' | 'waiting' | 'open' | 'closed' | 'full'

/** Returns whether a form takes answers at an instant (milliseconds since 1970). `taken` counts its standing submissions. */
export function formState(
  { opensAt, closesAt, capacity }: FormLimits,
  { isPublished, taken, nowMs }: { isPublished: boolean; taken: number; nowMs: number },
): FormState {
  if (!isPublished) return 'draft'
  if (opensAt !== null && nowMs < Date.parse(opensAt)) return 'waiting'
  if (closesAt !== null && nowMs >= Date.parse(closesAt)) return 'closed'
  return capacity !== null && taken >= capacity ? 'full' : 'open'
}
