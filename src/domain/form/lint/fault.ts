import { fill } from '#domain/locale/fill.ts'
import type { FormIssue } from '../judge.ts'
import { type LintWord, lintWords } from './words.ts'

/** Returns why a form cannot be published. `path` is the name of a field or data set, or `set.name`. */
export function fault(path: string, code: LintWord, values: Record<string, string | number> = {}): FormIssue {
  const { th, en } = lintWords[code]
  return { path, field: path.slice(path.indexOf('.') + 1), code, th: fill(th, values), en: fill(en, values) }
}
