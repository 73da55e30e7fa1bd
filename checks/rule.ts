import type { Project } from './project.ts'

export interface Violation {
  path: string
  line?: number
  says: string
}

export interface Rule {
  name: string
  /** The rule as a sentence. */
  description: string
  /** A rule that reads fewer files looks in the wrong place and can never fail. */
  minimumFiles: number
  check(project: Project): Violation[]
  /** One line of figures, printed on every run. */
  figures?(project: Project): string
}

/** A small project that breaks a rule in exactly one place, and a valid variant of it. */
export interface Fixture {
  says: string
  invalid: Record<string, string>
  valid: Record<string, string>
  /** The same project as last committed. */
  committed?: Record<string, string>
}
