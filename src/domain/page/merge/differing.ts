import type { Page } from '../page.ts'
import { partsOf } from './parts.ts'
import { same } from './same.ts'

/** Returns the ids of rows, columns and objects that differ between two pages. */
export function differing(a: Page, b: Page): string[] {
  const [one, other] = [partsOf(a).byId, partsOf(b).byId]
  return [...new Set([...one.keys(), ...other.keys()])].filter((id) => {
    const [here, there] = [one.get(id), other.get(id)]
    return !here || !there || here.parent !== there.parent || !same(here.own, there.own)
  })
}
