import type { RouteConfigEntry } from '@react-router/dev/routes'
import type { ServerBuild } from 'react-router'
import type { Academy } from './academy.ts'
import { type HttpParams, type Http, openHttp } from './http.ts'
import { handlerBySegment } from '../../src/app/http/pages/by-segment.ts'
import * as entry from '../../src/entry.server.tsx'
import routes from '../../src/routes.ts'

/**
 * An academy that answers whole pages: the declared routes, the guard and the layouts, rendered as on the server. `only` names the screens
 * that a test opens, such as `cms/screens/page`: reading all of them takes most of a minute.
 */
export const openPages = async (academy: Academy, only?: readonly string[]): Promise<Pages> => {
  const handle = handlerBySegment(await pagesBuild(only), 'test')
  const http = await openHttp(academy, handle)
  return { ...http, open: (asked) => http.ask({ method: 'GET', ...asked }), post: (asked) => http.ask(posted(asked)) }
}

export interface Pages extends Http {
  /** Requests a page as a person who opens its URL. */
  open: (asked: Omit<HttpParams, 'body'>) => ReturnType<Http['ask']>
  /** Sends a form of a page. */
  post: (
    asked: Omit<HttpParams, 'body'> & { form?: Record<string, string> | [string, string][] },
  ) => ReturnType<Http['ask']>
}

const posted = ({ form = {}, headers, ...asked }: Parameters<Pages['post']>[0]): HttpParams => ({
  ...asked,
  method: 'POST',
  body: new URLSearchParams(form).toString(),
  headers: { 'content-type': 'application/x-www-form-urlencoded', ...headers },
})

const modules = import.meta.glob<object>([
  '../../src/root.tsx',
  '../../src/app/layouts/*.tsx',
  '../../src/modules/*/screens/**/*.tsx',
  '../../src/platform/office/screens/*.{ts,tsx}',
])

/** The server build, made from the sources. Its pages link neither scripts nor styles. */
async function pagesBuild(only?: readonly string[]): Promise<ServerBuild> {
  const files = [{ id: 'root', file: 'root.tsx', path: '' }, ...flat(routes, 'root').filter(isIn(only))]
  const made = await Promise.all(files.map(async (one) => ({ ...one, module: await moduleOf(one.file) })))
  return {
    entry: { module: entry },
    routes: Object.fromEntries(made.map((one) => [one.id, one])),
    assets: {
      entry: { module: '/entry.js', imports: [] },
      routes: Object.fromEntries(made.map((one) => [one.id, assetOf(one)])),
      url: '/manifest.js',
      version: 'test',
    },
    publicPath: '/',
    assetsBuildDirectory: '',
    future: {},
    ssr: true,
    isSpaMode: false,
    prerender: [],
    routeDiscovery: { mode: 'initial', manifestPath: '/__manifest' },
  } as unknown as ServerBuild
}

/** Layouts are read for every page. */
const isIn =
  (only: readonly string[] | undefined) =>
  ({ file }: RouteFile): boolean =>
    !only || !file.startsWith('modules/') || only.some((screen) => file === `modules/${screen}.tsx`)

interface RouteFile {
  id: string
  file: string
  path?: string | undefined
  parentId?: string
}

const flat = (entries: RouteConfigEntry[], parentId: string): RouteFile[] =>
  entries.flatMap(({ id = '', file, path, children = [] }) => {
    const own = id || file.replace(/\.tsx?$/, '')
    return [{ id: own, file, path, parentId }, ...flat(children, own)]
  })

const moduleOf = async (file: string) => {
  const read = modules[`../../src/${file}`]
  if (!read) throw new Error(`${file} is a route and stands in no folder of routes`)
  return read()
}

const assetOf = ({ module, ...route }: RouteFile & { module: object }) => ({
  ...route,
  module: `/${route.id}.js`,
  hasLoader: 'loader' in module,
  hasAction: 'action' in module,
  hasErrorBoundary: 'ErrorBoundary' in module,
  hasClientAction: false,
  hasClientLoader: false,
  hasClientMiddleware: false,
  imports: [],
  css: [],
})
