import { fraction } from '#domain/learning/assessment/fraction.ts'
import { readPoints } from '../../../marking/rules/mark-points.ts'

/** A line of a list of points: a person as staff name them, and their points. */
export interface PaperLine {
  line: number
  person: string
  points: string
}

export interface PaperFault {
  line: number
  text: string
  fault: 'points' | 'person'
}

/**
 * Reads a list with a person and points on each line, divided by a tab, a semicolon, a comma or spaces. Points are the last part. Empty lines
 * are left out.
 */
export function readPaperLines(text: string, most: string): { lines: PaperLine[]; faults: PaperFault[] } {
  const lines: PaperLine[] = []
  const faults: PaperFault[] = []
  for (const [index, raw] of text.split(/\r?\n/).entries()) {
    const line = raw.trim()
    if (line === '') continue
    const [, person = '', points = ''] = /^(.*?)[\t;, ]+(\S+)$/.exec(line) ?? []
    const at = { line: index + 1, text: line.slice(0, 200) }
    if (person.trim() === '') faults.push({ ...at, fault: 'person' })
    else if (readPoints(points, most) === null) faults.push({ ...at, fault: 'points' })
    else lines.push({ line: index + 1, person: person.trim(), points })
  }
  return { lines, faults }
}

/** Whether a text is the most points of a paper exam: above 0. */
export function isMost(text: string): boolean {
  const most = readPoints(text, '100000')
  return most !== null && most.n > fraction(0).n
}
