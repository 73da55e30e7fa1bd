import type { Page } from '../page.ts'
import { partsOf } from './parts.ts'
import { same } from './same.ts'

/** The ids of the rows, columns and objects that two pages do not have alike. */
export function differing(a: Page, b: Page): string[] {
  const [one, other] = [partsOf(a).byId, partsOf(b).byId]
  return [...new Set([...one.keys(), ...other.keys()])].filter((id) => {
    const [here, there] = [one.get(id), other.get(id)]
    return !here || !there || here.parent !== there.parent || !same(here.own, there.own)
  })
}
