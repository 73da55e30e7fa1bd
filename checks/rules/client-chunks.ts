import { clientScripts, gzippedSize, publicPages, type PublicPage } from '../client-chunks.ts'
import type { Project } from '../project.ts'
import type { Rule, Violation } from '../rule.ts'

export const rule: Rule = {
  name: 'client-chunks',
  description:
    'No database, validation, role, secret or tool of developers in a client chunk; no Mantine, no page builder and at most 140 KiB of JavaScript in public.',
  minimumFiles: 60,
  check: (project) => {
    const scripts = clientScripts(project)
    if (scripts.length === 0) return []
    const pages = publicPages(project)
    if (pages === null) return [{ path: 'build/current/client/assets', says: 'has no list of routes: build again' }]
    return [
      ...scripts.flatMap((path) => secretsIn(project, path)),
      ...officeIn(project, pages),
      ...heavy(project, pages),
    ]
  },
  figures: (project) => {
    const pages = publicPages(project)
    if (pages === null) return 'nothing is built'
    const sizes = pages.map(({ scripts }) => gzippedSize(project, scripts))
    return `${sizes.length} public pages, the heaviest loads ${Math.max(0, ...sizes) / 1000} kB of JavaScript`
  },
}

const publicBytes = 140 * 1024

const secrets = {
  kysely: /kysely|\bSelectQueryNode\b/i,
  zod: /\$?Zod(Error|Type)\b/,
  'a role': /\bsuperadmin\b/,
  'a secret': /\bSECRET_KEY\b/,
  'the developer bar': /\bdeveloper-host\b/,
  'the debug display': /\bwicha-client-log\b/,
}

function secretsIn(project: Project, path: string): Violation[] {
  const text = project.read(path) ?? ''
  const found = Object.entries(secrets).filter(([, marker]) => marker.test(text))
  return found.map(([what]) => ({ path, says: `carries ${what} to the browser` }))
}

/** Packages that only the back office may load, recognised by their content. */
const ofOffice = { Mantine: /\bmantine-/, 'the page builder': /\bdata-puck-|\bswatches:/ }

function officeIn(project: Project, pages: PublicPage[]): Violation[] {
  const files = new Set(pages.flatMap(({ scripts, styles }) => [...scripts, ...styles]))
  return [...files].flatMap((path) => {
    const text = (project.read(path) ?? '').replaceAll('data-mantine-color-scheme', '')
    const found = Object.entries(ofOffice).filter(([, marker]) => marker.test(text))
    return found.map(([what]) => ({ path, says: `carries ${what} to a public page` }))
  })
}

function heavy(project: Project, pages: PublicPage[]): Violation[] {
  return pages.flatMap(({ route, scripts }) => {
    const size = gzippedSize(project, scripts)
    if (size <= publicBytes) return []
    return [
      {
        path: route,
        says: `loads ${size / 1000} kB of JavaScript, and the budget is 140 KiB (${publicBytes / 1000} kB)`,
      },
    ]
  })
}
