import { matchRoutes, type RouteObject, type ServerBuild } from 'react-router'
import { describe, expect, it } from 'vitest'
import { manifests } from '../../modules.ts'
import { routesUnder } from './by-segment.ts'

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
