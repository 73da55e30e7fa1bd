/** A draft as it is stored. `fieldRevisions` holds the revision in which each field changed last. */
export interface StoredDraft {
  answers: Readonly<Record<string, unknown>>
  fieldRevisions: Readonly<Record<string, number>>
  revision: number
}

interface MergedDraft extends StoredDraft {
  /** Fields that another device changed since; their stored values stay. */
  conflicts: string[]
}

/**
 * Merges changed fields that a device sends, which knew `revision`. A field that another device changed later keeps its stored value,
 * unless both are equal.
 */
export function mergeDraft(
  stored: StoredDraft,
  { changes, revision }: { changes: Readonly<Record<string, unknown>>; revision: number },
): MergedDraft {
  const next = stored.revision + 1
  const conflicts = Object.keys(changes).filter(
    (name) => (stored.fieldRevisions[name] ?? 0) > revision && !isSame(stored.answers[name], changes[name]),
  )
  const taken = Object.entries(changes).filter(([name]) => !conflicts.includes(name))
  return {
    answers: { ...stored.answers, ...Object.fromEntries(taken) },
    fieldRevisions: { ...stored.fieldRevisions, ...Object.fromEntries(taken.map(([name]) => [name, next])) },
    ...{ revision: next, conflicts },
  }
}

const isSame = (one: unknown, other: unknown) => JSON.stringify(one) === JSON.stringify(other)
