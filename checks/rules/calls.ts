import { propertiesNamed } from '../manifests.ts'
import { isManifest, moduleOf } from '../places.ts'
import type { Project, SourceFile } from '../project.ts'
import { fixedText } from '../syntax.ts'
import type { Rule, Violation } from '../rule.ts'

export const rule: Rule = {
  name: 'calls',
  description:
    'A call that a module answers itself is described for the OpenAPI document: its file exports `description`.',
  minimumFiles: 8,
  check: (project) => project.sources(isManifest).flatMap((file) => undescribed(project, file)),
}

function undescribed(project: Project, manifest: SourceFile): Violation[] {
  return filesOf(manifest).flatMap((name) => {
    const path = `src/modules/${moduleOf(manifest.path)}/commands/${name}.server.ts`
    const [file] = project.sources((each) => each === path)
    if (!file) return [{ path: manifest.path, says: `names the command '${name}', which has no file` }]
    return /^export const description\b/m.test(file.text)
      ? []
      : [{ path, says: 'answers a call and exports no description of it (docs/how-to/add-an-api-call.md)' }]
  })
}

/** Returns the values of `api` in a manifest. */
const filesOf = (manifest: SourceFile): string[] =>
  propertiesNamed(manifest.program(), 'api').flatMap((value) =>
    value.type === 'ObjectExpression'
      ? value.properties.flatMap((one) => (one.type === 'Property' ? (fixedText(one.value) ?? []) : []))
      : [],
  )
