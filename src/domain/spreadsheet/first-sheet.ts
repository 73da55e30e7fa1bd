const SHEET = /<(?:\w+:)?sheet\s[^>]*?\b\w+:id\s*=\s*["']([^"']+)["']/
const RELATION = /<(?:\w+:)?Relationship\s[^>]*>/g

/** The part of an XLSX file that holds its first sheet, from the XML of the workbook and of its relations; null without one. */
export function firstSheetPart(workbook: string, relations: string): string | null {
  const id = SHEET.exec(workbook)?.[1]
  const relation = [...relations.matchAll(RELATION)].map(([tag]) => tag).find((tag) => attribute(tag, 'Id') === id)
  const target = relation && attribute(relation, 'Target')
  if (!target) return null
  return target.startsWith('/') ? target.slice(1) : `xl/${target}`
}

function attribute(tag: string, name: string): string | undefined {
  return new RegExp(`\\s${name}\\s*=\\s*["']([^"']*)["']`).exec(tag)?.[1]
}
