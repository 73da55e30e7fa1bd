/** A course and the earlier edition that it replaces. */
export interface Edition {
  _id: string
  editionOf: string | null
}

/** All editions of a course, by the id of each. Courses with a single edition are left out. */
export const editionsOf = (courses: readonly Edition[]): Map<string, ReadonlySet<string>> => {
  const lines = new Map<string, ReadonlySet<string>>()
  for (const { _id, editionOf } of courses) {
    if (editionOf === null) continue
    const joined = new Set([...(lines.get(editionOf) ?? [editionOf]), ...(lines.get(_id) ?? [_id])])
    for (const one of joined) lines.set(one, joined)
  }
  return lines
}

/** The prerequisites of a course as groups of editions. Each group occurs once and never contains the course itself. */
export const linesBefore = (
  { _id, prerequisites }: { _id: string; prerequisites: readonly string[] },
  lines: ReadonlyMap<string, ReadonlySet<string>>,
): string[][] => {
  const met = new Set<string>()
  return prerequisites.flatMap((named) => {
    if (met.has(named)) return []
    const line = [...(lines.get(named) ?? [named])]
    for (const one of line) met.add(one)
    return [line.filter((one) => one !== _id)]
  })
}
