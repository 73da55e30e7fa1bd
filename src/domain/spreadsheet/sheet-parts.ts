const SHEET = /<(?:\w+:)?sheet\s[^>]*?\b\w+:id\s*=\s*["']([^"']+)["']/g
const RELATION = /<(?:\w+:)?Relationship\s[^>]*>/g

/**
 * Returns the parts of an XLSX file that contain its sheets, in the order of the tabs. It reads the XML of the workbook
 * and of its relations. Null means a sheet without a part.
 */
export function sheetParts(workbook: string, relations: string): (string | null)[] {
  const targets = new Map<string | undefined, string | undefined>()
  for (const [tag] of relations.matchAll(RELATION)) {
    const id = attribute(tag, 'Id')
    if (!targets.has(id)) targets.set(id, attribute(tag, 'Target'))
  }
  return [...workbook.matchAll(SHEET)].map(([, id]) => {
    const target = targets.get(id)
    if (!target) return null
    return target.startsWith('/') ? target.slice(1) : `xl/${target}`
  })
}

function attribute(tag: string, name: string): string | undefined {
  return new RegExp(`\\s${name}\\s*=\\s*["']([^"']*)["']`).exec(tag)?.[1]
}
