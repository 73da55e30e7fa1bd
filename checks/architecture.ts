import { readdirSync } from 'node:fs'
import type { Project } from './project.ts'
import type { Fixture, Rule, Violation } from './rule.ts'

export interface Verdict {
  rule: Rule
  violations: Violation[]
  filesRead: number
  figures?: string
}

export async function loadRules(): Promise<Rule[]> {
  return Promise.all(namesIn('rules').map(async (name) => (await import(`./rules/${name}.ts`)).rule as Rule))
}

export async function loadFixtures(ruleName: string): Promise<Fixture[]> {
  if (!namesIn('fixtures').includes(ruleName)) return []
  return (await import(`./fixtures/${ruleName}.ts`)).fixtures as Fixture[]
}

export function judge(rule: Rule, project: Project): Verdict {
  const violations = rule.check(project)
  const filesRead = project.filesRead()
  if (filesRead < rule.minimumFiles) {
    violations.push({ path: '.', says: `the rule read ${filesRead} files and must read ${rule.minimumFiles} at least` })
  }
  return { rule, violations, filesRead, ...(rule.figures && { figures: rule.figures(project) }) }
}

export function inWords({ path, line, says }: Violation): string {
  return `${path}${line === undefined ? '' : `:${line}`} ${says}`
}

function namesIn(folder: 'rules' | 'fixtures'): string[] {
  return readdirSync(new URL(`./${folder}/`, import.meta.url)).map((file) => file.replace(/\.ts$/, ''))
}
