import type { Project } from '../project.ts'
import type { Rule, Violation } from '../rule.ts'

export const rule: Rule = {
  name: 'vocabulary',
  description: 'The project speaks of the product: nothing unfinished, no filler text, no path of one machine.',
  minimumFiles: 480,
  check: (project) => project.paths.filter(isProse).flatMap((path) => violationsIn(project, path)),
}

// Each pattern is written so that it does not match itself.
const refused = [
  /\bTOD[O]\b/,
  /\bFIXM[E]\b/,
  /\bXX[X]\b/,
  /\bhelper[ ]agents?\b/i,
  /\bsession[ ]limits?\b/i,
  /\bcoming[ ]soon\b/i,
  /\blorem[ ]ipsum\b/i,
  /(?<![\w.*~@/-])[/](work|tmp)[/][\w.]/,
]

function isProse(path: string): boolean {
  if (path === 'package-lock.json') return false
  return /\.([cm]?[jt]sx?|json|md|css|html|svg|sql|sh|ya?ml|txt|csv|tsv)$|(^|\/)[^.]+$/.test(path)
}

function violationsIn(project: Project, path: string): Violation[] {
  const lines = (project.read(path) ?? '').split('\n')
  return lines.flatMap((text, index) => {
    const found = refused.map((pattern) => pattern.exec(text)).find((match) => match !== null)
    return found ? [{ path, line: index + 1, says: `says "${found[0]}"` }] : []
  })
}
