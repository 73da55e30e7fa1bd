import {
  createRequestHandler,
  matchRoutes,
  RouterContextProvider,
  type RouteObject,
  type ServerBuild,
} from 'react-router'
import { describe, expect, it } from 'vitest'
import { manifests } from '../../modules.ts'
import { handlerBySegment, routesUnder } from './by-segment.ts'

const paths = manifests.flatMap(({ routes }) => routes.map(({ path }) => path))
const build = {
  assets: { routes: {} },
  routes: Object.fromEntries([...paths, '*'].map((path) => [path, { id: path, path, parentId: undefined }])),
} as unknown as ServerBuild
const objectsOf = ({ routes }: ServerBuild): RouteObject[] =>
  Object.values(routes).map((route) => ({ path: route!.path! }))
const patternAt = (routes: RouteObject[], address: string) => matchRoutes(routes, address)?.at(-1)?.route.path

const beginningOf = (address: string) => {
  const [, first = '', second = ''] = address.split('/')
  return [first, second] as const
}

describe('routes by the first segments of an address', () => {
  const whole = objectsOf(build)
  const addresses = paths.map((path) => path.replaceAll(/:\w+/g, 'x'))

  it('hold the same route for the address of every route, in small letters and capitals', () => {
    expect(new Set(addresses.map((address) => beginningOf(address).join('/'))).size).toBeGreaterThan(50)
    for (const address of addresses) {
      const trimmed = objectsOf(routesUnder(build, beginningOf(address)))
      expect(patternAt(trimmed, address)).toBe(patternAt(whole, address))
      expect(patternAt(trimmed, address.toUpperCase())).toBe(patternAt(whole, address.toUpperCase()))
      expect(patternAt(trimmed, `${address}/no/such`)).toBe(patternAt(whole, `${address}/no/such`))
    }
  })

  it('are few: that is what they are for', () => {
    expect(Object.keys(routesUnder(build, ['lesson', 'detail']).routes).length).toBeLessThan(10)
    expect(Object.keys(routesUnder(build, ['', '']).routes).length).toBeLessThan(10)
  })
})

describe('the routes of the addresses that a page leads to', () => {
  const known = ['/', ...new Set(paths.map((path) => path.replaceAll(/:\w+/g, 'x')))]
  const routes = Object.fromEntries(
    paths.map((path) => [path, { id: path, path: path.slice(1), parentId: undefined, module: {} }]),
  )
  const discoverable = {
    ...{ routes, basename: '/', future: {}, ssr: true, isSpaMode: false, prerender: [], publicPath: '/' },
    routeDiscovery: { mode: 'lazy', manifestPath: '/__manifest' },
    assets: { version: 'v1', routes, entry: { module: '', imports: [] }, url: '' },
    entry: { module: { default: () => new Response() } },
  } as unknown as ServerBuild
  const ask = async (handler: ReturnType<typeof handlerBySegment>, asked: string[], version = 'v1') => {
    const query = new URLSearchParams({ version, paths: asked.join(',') })
    const answer = await handler(new Request(`http://localhost/__manifest?${query}`), new RouterContextProvider())
    return { status: answer.status, body: answer.status === 200 ? ((await answer.json()) as object) : null }
  }
  const ours = handlerBySegment(discoverable, 'test')

  it('are those that all routes would answer', async () => {
    const whole = createRequestHandler(discoverable, 'test')
    const asked = [...known.slice(0, 150), '/no/such', '/lesson/%64etail/x', '/ไทย', 'lesson/home', '/LESSON/HOME']
    const found = await ask(ours, asked)
    expect(found).toEqual(await ask(whole, asked))
    expect(Object.keys(found.body!).length).toBeGreaterThan(100)
    expect(await ask(ours, asked, 'v0')).toEqual({ status: 204, body: null })
  })

  it('are no more than twenty of addresses that are written in a way of their own (attack X07)', async () => {
    const plain = known.filter((path) => /^\/[a-z]+(\/[a-z]+)+$/.test(path)).slice(0, 60)
    const odd = plain.map((path) => `/%${path.charCodeAt(1).toString(16)}${path.slice(2)}`)
    expect(Object.keys((await ask(ours, odd.slice(0, 20))).body!).length).toBeGreaterThan(10)
    expect(await ask(ours, odd)).toEqual(await ask(ours, odd.slice(0, 20)))
    expect(Object.keys((await ask(ours, plain)).body!).length).toBeGreaterThan(40)
  })
})
