import type { Project } from './project.ts'

export interface Violation {
  path: string
  line?: number
  says: string
}

export interface Rule {
  name: string
  /** The law it guards, as a sentence. */
  description: string
  /** A rule that reads fewer files than this looks in the wrong place and can never bite. */
  minimumFiles: number
  check(project: Project): Violation[]
  /** One line of figures worth seeing on every run. */
  figures?(project: Project): string
}

/** A small project that breaks a rule in exactly one place, and its lawful twin. */
export interface Fixture {
  says: string
  invalid: Record<string, string>
  valid: Record<string, string>
  /** The same project as it was last committed. */
  committed?: Record<string, string>
}
