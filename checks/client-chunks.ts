import { gzipSync } from 'node:zlib'
import { officeRoutes } from './manifests.ts'
import type { Project } from './project.ts'

const client = 'build/current/client'

/** React Router's manifest of the scripts for the entry and for each route. */
interface RouteManifest {
  entry: Loaded
  routes: Record<string, Loaded & { id: string; parentId?: string }>
}

interface Loaded {
  module: string
  imports?: string[]
  css?: string[]
}

export interface PublicPage {
  route: string
  scripts: string[]
  styles: string[]
}

/** Returns the scripts of the build, without the manifest. Returns none if there is no build. */
export function clientScripts(project: Project): string[] {
  const names = project.list(`${client}/assets`).filter((name) => name.endsWith('.js') && !isRouteManifest(name))
  return names.map((name) => `${client}/assets/${name}`)
}

function routeManifest(project: Project): RouteManifest | null {
  const name = project.list(`${client}/assets`).find(isRouteManifest)
  const text = name === undefined ? null : project.read(`${client}/assets/${name}`)
  return text === null ? null : (JSON.parse(text.replace(/^[^{]*/, '').replace(/;\s*$/, '')) as RouteManifest)
}

/** Returns what a browser loads for each page outside the back office. Returns null if there is no build. */
export function publicPages(project: Project): PublicPage[] | null {
  const manifest = routeManifest(project)
  return manifest === null ? null : pagesOf(manifest, officeRoutes(project))
}

function pagesOf({ entry, routes }: RouteManifest, office: ReadonlySet<string>): PublicPage[] {
  return Object.values(routes).flatMap((route) => {
    const chain = chainOf(routes, route.id)
    if (chain.some(({ id }) => id === 'app/layouts/office' || office.has(id))) return []
    const loaded = [entry, ...chain]
    const scripts = new Set(loaded.flatMap(({ module, imports = [] }) => [module, ...imports]).map(fileOf))
    return [
      {
        route: route.id,
        scripts: [...scripts],
        styles: [...new Set(loaded.flatMap(({ css = [] }) => css).map(fileOf))],
      },
    ]
  })
}

export function gzippedSize(project: Project, files: string[]): number {
  return files.reduce((sum, file) => sum + gzipSync(project.read(file) ?? '', { level: 9 }).length, 0)
}

function isRouteManifest(name: string): boolean {
  return /^manifest-\w+\.js$/.test(name)
}

function chainOf(routes: RouteManifest['routes'], id: string): RouteManifest['routes'][string][] {
  const route = routes[id]
  if (!route) return []
  return [...(route.parentId === undefined ? [] : chainOf(routes, route.parentId)), route]
}

function fileOf(url: string): string {
  return `${client}/${url.replace(/^\//, '')}`
}
