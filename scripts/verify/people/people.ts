import type { CleanupStack } from '../../bench/cleanup-stack.ts'
import { walkLines } from '../lines.ts'
import { verifyJourneys } from './journeys.ts'
import { verifyJudged } from './judged.ts'
import { verifyPhone } from './phone.ts'
import { verifyScreens } from './screens/screens.ts'
import { verifyZoom } from './zoom.ts'

const lines = {
  axe: verifyScreens,
  zoom: verifyZoom,
  journeys: verifyJourneys,
  phone: verifyPhone,
  lighthouse: verifyJudged,
}

/** Checks how people see, read, hear and operate the product, each in a real browser. */
export const verifyPeople = (traces: CleanupStack) => walkLines('people', { lines, traces })
