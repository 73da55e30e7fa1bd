import type { Traces } from '../../bench/traces.ts'
import { walkLines } from '../lines.ts'
import { proveJourneys } from './journeys.ts'
import { proveJudged } from './judged.ts'
import { provePhone } from './phone.ts'
import { proveScreens } from './screens/screens.ts'
import { proveZoom } from './zoom.ts'

const lines = {
  axe: proveScreens,
  zoom: proveZoom,
  journeys: proveJourneys,
  phone: provePhone,
  lighthouse: proveJudged,
}

/** What people have of the product who see, read, hear and press: each in a real browser. */
export const provePeople = (traces: Traces) => walkLines('people', { lines, traces })
